import { parseSigns, planMajorImport, type ImportMode, type Language, type MajorImportPlan } from '@college/curriculum-model';
import { inArray } from 'drizzle-orm';
import { schema, type Queries } from '../../db';
import { invalid } from '../../http/refusal';
import type { Caller } from '../../rights/caller';
import { readSheetsOfUpload } from '../../workbook';
import { matrixFileMessages, workbookRefusal } from './messages';
import { readMajorData } from './readMajorData';

// What is larger is no matrix; the reading itself says so.
const limits = { maxRows: 12_000, maxColumns: 301, milliseconds: 5000 };

/** Says what a workbook would change in the major matrix; stores nothing. */
export async function importMajor(
  db: Queries,
  { majorId, file, mode, signs }: { majorId: number; file: File; mode: ImportMode; signs: string },
  { caller, language }: { caller: Caller; language: Language },
): Promise<MajorImportPlan> {
  const meanings = parseSigns(signs);
  if (!meanings) throw invalid(matrixFileMessages.wrongSigns);
  const upload = { bytes: Buffer.from(await file.arrayBuffer()), fileName: file.name };
  const read = await readSheetsOfUpload(upload, limits);
  if ('fault' in read) throw invalid(workbookRefusal(read.fault));
  const data = await readMajorData(db, majorId, caller);
  const outcome = planMajorImport(data, read.sheets, { mode, signs: meanings, language });
  if ('fault' in outcome) throw invalid(workbookRefusal({ code: outcome.fault }));
  return { ...outcome.plan, loss: await countLoss(db, outcome.unboundGoals) };
}

/** Entries of the course matrices under goals that would no longer be columns, and what hangs on them in the project matrices. */
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
