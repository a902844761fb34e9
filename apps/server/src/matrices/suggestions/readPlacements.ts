import {
  byLikelihood,
  placementKey,
  placementSuggester,
  unpackMatrices,
  type Language,
  type PlacementSuggestion,
} from '@college/curriculum-model';
import { courseUnitRows } from '../../course-units/courseUnitRepository';
import { courseUnitMessages } from '../../course-units/messages';
import type { Queries } from '../../db';
import { takeTurns } from '../../http/pieces';
import { notFound } from '../../http/refusal';
import type { Caller } from '../../rights/caller';
import { readPackedMatrices } from '../readPackedMatrices';
import { listDeclinedPlacements, listSameCourses } from './placementRepository';

/** Points and KSA items that a course's own texts, and the same course in other majors, speak for; the most likely first. */
export async function readPlacements(db: Queries, courseId: number, caller: Caller, language: Language): Promise<PlacementSuggestion[]> {
  const unit = await courseUnitRows.find(db, { id: courseId });
  if (!unit) throw notFound(courseUnitMessages.missing);
  const matricesOf = async (id: number) => unpackMatrices(await readPackedMatrices(db, id, caller, language));
  const matrices = await matricesOf(courseId);
  const elsewhere = [];
  for (const other of await listSameCourses(db, unit, caller, language)) {
    elsewhere.push({ ...other, matrices: await matricesOf(other.courseId) });
  }
  const declined = await listDeclinedPlacements(db, courseId);
  const suggest = placementSuggester(matrices, elsewhere, language);
  const turn = takeTurns();
  const made: Omit<PlacementSuggestion, 'isDeclined'>[] = [];
  for (const { id } of matrices.points) {
    made.push(...suggest(id));
    await turn();
  }
  return made.toSorted(byLikelihood).map((one) => ({ ...one, isDeclined: declined.has(placementKey(one)) }));
}
