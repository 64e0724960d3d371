// The page of a room, for those who watch.
import { readBoot } from '../../ui/boot';
import { startRoom } from '../room/start';

const { watch } = readBoot();
if (watch) void startRoom({ kind: 'watch', name: watch });
