// The Romanian words of the pages, as one chunk.
import common from '../../../locales/ro/common.ftl?raw';
import play from '../../../locales/ro/play.ftl?raw';
import room from '../../../locales/ro/room.ftl?raw';
import solver from '../../../locales/ro/solver.ftl?raw';
import study from '../../../locales/ro/study.ftl?raw';

export const files = [common, play, room, study, solver] as const;
