import type { Bilingual } from '@college/curriculum-model';
import type { Act } from '../audit/act';
import { courseUnitRows } from '../course-units/courseUnitRepository';
import { courseUnitMessages } from '../course-units/messages';
import type { Queries } from '../db';
import { notFound } from '../http/refusal';
import { listGoalPlaces, listIndicatorIds } from '../matrices/majorMatrixRepository';
import { saveMajorRows } from '../matrices/saveMajorRows';
import { restoreCells } from './restoreCells';
import { leftOutMessages } from './messages';
import { listIn, removedIn, type StoredState } from './storedState';

/** A binding as stored in the audit log. */
export interface StoredBinding {
  indicatorId: number;
  relate: 0 | 1;
  goals: number[];
}

/** Brings a course's row of the major matrix back, with the cells of the goals that had been unbound. */
export async function restoreMajorMatrix(db: Queries, courseId: number, state: StoredState, act: Act): Promise<Bilingual[]> {
  const leftOut = await restoreBindings(db, courseId, listIn<StoredBinding>(state, 'bindings'), act);
  return [...leftOut, ...(await restoreCells(db, courseId, removedIn(state), act))];
}

/** Makes the bindings of a course these, but for what points to something that is gone. */
export async function restoreBindings(db: Queries, courseId: number, bindings: readonly StoredBinding[], act: Act): Promise<Bilingual[]> {
  const unit = await courseUnitRows.find(db, { id: courseId });
  if (!unit) throw notFound(courseUnitMessages.missing);
  const indicatorIds = await listIndicatorIds(db, unit.majorId);
  const goalIds = new Set((await listGoalPlaces(db, [courseId])).map(({ id }) => id));
  const kept = bindings.filter(({ indicatorId }) => indicatorIds.has(indicatorId));
  const relations = kept.map(({ indicatorId, relate, goals }) => {
    return { requireId: indicatorId, relate, goals: goals.filter((id) => goalIds.has(id)) };
  });
  await saveMajorRows(db, { majorId: unit.majorId, rows: [{ courseId, relations }] }, act);
  const gone = kept.flatMap(({ goals }) => goals).filter((id) => !goalIds.has(id)).length;
  return [
    ...(kept.length < bindings.length ? [leftOutMessages.indicators(bindings.length - kept.length)] : []),
    ...(gone > 0 ? [leftOutMessages.goals(gone)] : []),
  ];
}
