// The page of a room, for its two players.
import { readBoot } from '../../ui/boot';
import { startRoom } from './start';

const { room } = readBoot();
if (room) void startRoom({ kind: 'rooms', name: room });
