// The Polish words of the pages, as one chunk.
import common from '../../../locales/pl/common.ftl?raw';
import play from '../../../locales/pl/play.ftl?raw';
import room from '../../../locales/pl/room.ftl?raw';
import solver from '../../../locales/pl/solver.ftl?raw';
import study from '../../../locales/pl/study.ftl?raw';

export const files = [common, play, room, study, solver] as const;
