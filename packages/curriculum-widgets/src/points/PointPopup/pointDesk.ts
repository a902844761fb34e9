import {
  arePointsModified,
  isKsaModified,
  isPointListModified,
  ksaSaved,
  ksaToSave,
  pointsSaved,
  pointsToSave,
  rebasePointList,
} from '@college/curriculum-model';
import { createDesk, type Desk } from '../../support/desk/createDesk';
import type { StoredWork } from '../../support/desk/DeskPort';
import type { Drafts } from '../../support/desk/drafts';
import { pointWorkReducer, startOfPoints, type PointAct, type PointWork } from './pointWork';
import type { PointPopupSource } from './PointPopupSource';

/** Loads a course's points and KSA items, and saves them as two lists, one after the other. */
export type PointDesk = Desk<PointWork> & {
  /** Returns the lists after it, or null before they are loaded. */
  act: (act: PointAct) => PointWork | null;
};

interface PointDeskOptions {
  /** Asked each time, so that it may change with every render. */
  source: () => Pick<PointPopupSource, 'loadPoints' | 'savePoints' | 'saveKsa'>;
  courseId: number;
  /** Where unsaved work is kept. @default it is lost with the desk */
  drafts?: Drafts<PointWork> | undefined;
  now?: () => number;
}

/** The desk of a course's points. What is in edit must be ended before it is saved. */
export function createPointDesk({ source, courseId, drafts, now }: PointDeskOptions): PointDesk {
  const desk = createDesk<PointWork>(
    {
      load: async (options) => startOfPoints(await source().loadPoints(courseId, options)),
      save: storePoints,
      isSame: (one, other) => !isPointListModified({ ...other.list, loaded: one.list.loaded }),
      rebase: (_, mine, newer) => ontoNewer(mine, newer),
      // The rows of what is stored have their ids already.
      follow: (_, stored) => () => stored,
      isLockedWhileSaving: true,
      isSendable: ({ draft, ksaDraft }) => !draft && !ksaDraft,
      drafts,
    },
    now,
  );

  /** Sends the points if they changed, then the KSA items if they did; items may support points that are stored only now. */
  async function storePoints(mine: PointWork): Promise<StoredWork<PointWork>> {
    let stored = mine;
    const request = () => ({ courseId, ...(stored.version === undefined ? {} : { version: stored.version }) });
    if (arePointsModified(mine.list)) {
      const saved = await source().savePoints({ ...request(), points: pointsToSave(mine.list) });
      stored = afterSave(stored, pointsSaved(stored.list, saved.list), saved.record);
    }
    if (!isKsaModified(stored.list)) return { stored };
    try {
      const saved = await source().saveKsa({ ...request(), ksa: ksaToSave(stored.list) });
      return { stored: afterSave(stored, ksaSaved(stored.list, saved.list), saved.record) };
    } catch (error) {
      if (stored === mine) throw error;
      return { stored, failure: { error } };
    }
  }

  return {
    ...desk,
    act(act) {
      desk.change((work) => pointWorkReducer(work, act), { isStep: false });
      const state = desk.getState();
      return state.phase === 'open' ? state.history.present : null;
    },
  };
}

/** My lists over what somebody else stored meanwhile. */
export function ontoNewer(mine: PointWork, { list, version }: PointWork): PointWork {
  return { ...mine, list: rebasePointList(mine.list, list.loaded), version, fileName: null };
}

/** A save increments the version by one; at any other version someone else saved in between, and the next save must report the conflict. */
function afterSave(work: PointWork, list: PointWork['list'], record: PointWork['record']): PointWork {
  return {
    ...work,
    list,
    version: work.version === undefined ? undefined : work.version + 1,
    record,
    fileName: list.replaced ? work.fileName : null,
  };
}
