// The Spanish words of the pages, as one chunk.
import common from '../../../locales/es/common.ftl?raw';
import play from '../../../locales/es/play.ftl?raw';
import room from '../../../locales/es/room.ftl?raw';

export const files = [common, play, room] as const;
