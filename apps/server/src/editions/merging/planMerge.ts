import { mergePlan, threeWay, type Language, type MergePlan, type MergePlanRequest } from '@college/curriculum-model';
import { findMajorName } from '../../course-units/courseUnitRepository';
import type { Queries } from '../../db';
import { findBase, findEdition } from '../editionRepository';
import { digestOfDraft, openDraft, readSides } from './editionSides';
import { authorsOfSides } from './mergeAuthors';

/** What a merge of a draft would do. What it says is that of one moment: whoever merges later with its digest is refused where anything changed. */
export async function planMerge(db: Queries, { id, into, take, choices }: MergePlanRequest, language: Language): Promise<MergePlan> {
  const draft = openDraft((await findEdition(db, id))?.edition);
  const seen = await digestOfDraft(db, draft);
  const sides = await readSides(db, draft);
  const base = await findBase(db, draft.baseStateId);
  return {
    editionId: id,
    editionName: draft.edition.name,
    into,
    homeMajorId: draft.homeMajorId,
    homeMajorName: await findMajorName(db, draft.homeMajorId, language),
    seen,
    baseTakenAt: (base?.takenAt ?? draft.edition.createTime).toISOString(),
    ...mergePlan(threeWay({ ...sides, into, take, choices }), into, language, await authorsOfSides(db, draft, language)),
  };
}
