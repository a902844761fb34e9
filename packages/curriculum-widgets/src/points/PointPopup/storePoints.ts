import {
  arePointsModified,
  isKsaModified,
  ksaSaved,
  ksaToSave,
  pointsSaved,
  pointsToSave,
  type PointList,
} from '@college/curriculum-model';
import type { PointPopupSource } from './PointPopupSource';

/** The two lists that a save sends one after the other. */
export type SavedPart = 'points' | 'ksa';

/** What a save came to: what is stored is clean, what failed stays as it is. */
export type StoreOutcome = { list: PointList; version: number | undefined } & (
  | { isStored: true }
  | { isStored: false; part: SavedPart; error: unknown }
);

interface StoreOptions {
  source: Pick<PointPopupSource, 'savePoints' | 'saveKsa'>;
  courseId: number;
  list: PointList;
  version: number | undefined;
}

/** Sends the points if they changed, then the KSA items if they did; items may support points that are stored only now. */
export async function storePoints({ source, courseId, list, version }: StoreOptions): Promise<StoreOutcome> {
  let now = list;
  let current = version;
  const versioned = () => (current === undefined ? {} : { version: current });
  // A save increments the version by one; at any other version someone else saved in between, and the next save must report the conflict.
  const countUp = () => {
    if (current !== undefined) current += 1;
  };
  let part: SavedPart = 'points';
  try {
    if (arePointsModified(now)) {
      now = pointsSaved(now, await source.savePoints({ courseId, points: pointsToSave(now), ...versioned() }));
      countUp();
    }
    part = 'ksa';
    if (isKsaModified(now)) {
      now = ksaSaved(now, await source.saveKsa({ courseId, ksa: ksaToSave(now), ...versioned() }));
      countUp();
    }
    return { isStored: true, list: now, version: current };
  } catch (error) {
    return { isStored: false, list: now, version: current, part, error };
  }
}
