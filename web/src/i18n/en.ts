// The English words of the pages, as one chunk.
import common from '../../../locales/en/common.ftl?raw';
import play from '../../../locales/en/play.ftl?raw';
import room from '../../../locales/en/room.ftl?raw';
import solver from '../../../locales/en/solver.ftl?raw';
import study from '../../../locales/en/study.ftl?raw';

export const files = [common, play, room, study, solver] as const;
