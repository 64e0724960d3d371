// The Spanish words of the pages, as one chunk.
import common from '../../../locales/es/common.ftl?raw';
import play from '../../../locales/es/play.ftl?raw';
import room from '../../../locales/es/room.ftl?raw';
import solver from '../../../locales/es/solver.ftl?raw';
import study from '../../../locales/es/study.ftl?raw';

export const files = [common, play, room, study, solver] as const;
