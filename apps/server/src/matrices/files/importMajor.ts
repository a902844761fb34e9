import { planMajorImport, type ImportMode, type Language, type MajorImportPlan } from '@college/curriculum-model';
import { inArray } from 'drizzle-orm';
import { schema, type Queries } from '../../db';
import { invalid } from '../../http/refusal';
import type { Caller } from '../../rights/caller';
import { workbookRefusal } from './messages';
import { readMajorData } from './readMajorData';
import { readUpload } from './readUpload';

/** Says what a workbook would change in the major matrix; stores nothing. */
export async function importMajor(
  db: Queries,
  { majorId, mode, ...upload }: { majorId: number; file: File; mode: ImportMode; signs: string },
  { caller, language }: { caller: Caller; language: Language },
): Promise<MajorImportPlan> {
  const { sheets, signs } = await readUpload(upload);
  const data = await readMajorData(db, majorId, caller);
  const outcome = planMajorImport(data, sheets, { mode, signs, language });
  if ('fault' in outcome) throw invalid(workbookRefusal({ code: outcome.fault }));
  return { ...outcome.plan, loss: await countLoss(db, outcome.unboundGoals) };
}

/** Entries of the course matrices under goals that would no longer be columns, and what depends on them in the project matrices. */
async function countLoss(db: Queries, goalIds: readonly number[]): Promise<MajorImportPlan['loss']> {
  if (goalIds.length === 0) return { points: 0, ksas: 0 };
  const { courseMatrixEntries, projectMatrixEntries } = schema;
  const lost = db
    .select({ id: courseMatrixEntries.id })
    .from(courseMatrixEntries)
    .where(inArray(courseMatrixEntries.goalId, [...goalIds]));
  return {
    points: await db.$count(courseMatrixEntries, inArray(courseMatrixEntries.goalId, [...goalIds])),
    ksas: await db.$count(projectMatrixEntries, inArray(projectMatrixEntries.courseMatrixEntryId, lost)),
  };
}
