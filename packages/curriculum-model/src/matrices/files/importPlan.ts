import { z } from 'zod';
import { idSchema, versionSchema } from '../../fields';
import { goalRelationInputSchema } from '../relate';

/** Append adds and changes what the file names; replace also takes out what its rows leave blank. */
export const importModeSchema = z.enum(['append', 'replace']);
export type ImportMode = z.infer<typeof importModeSchema>;

/** A cell of the file that is not imported, and why; the stored value is kept. */
export const importProblemSchema = z.object({
  sheet: z.string().max(100),
  /** As the spreadsheet counts, from 1; 0 where the whole sheet is meant. */
  row: z.int().min(0),
  /** The letter of the column; blank where the whole row is meant. */
  column: z.string().max(5),
  message: z.string().max(1000),
});
export type ImportProblem = z.infer<typeof importProblemSchema>;

/** What would change in one place, in words of the reader's language. */
export const importChangeSchema = z.object({
  kind: z.enum(['added', 'changed', 'removed']),
  row: z.string().max(5000),
  column: z.string().max(5000),
  before: z.string().max(5000),
  after: z.string().max(5000),
});
export type ImportChange = z.infer<typeof importChangeSchema>;

/** Cells of the matrix by what the import does to them. */
export const importCountsSchema = z.object({
  added: z.int().min(0),
  changed: z.int().min(0),
  same: z.int().min(0),
  removed: z.int().min(0),
});
export type ImportCounts = z.infer<typeof importCountsSchema>;

/** A sign by which staff mean different things, such as M or a lone digit; the person decides once for the whole file. */
export const undecidedSignSchema = z.object({ sign: z.string().max(20), count: z.int().min(1) });
export type UndecidedSign = z.infer<typeof undecidedSignSchema>;

/** Most problems, and most changes, that a reply lists; their numbers are always complete. */
export const maxListed = 200;

/** The preview of every import, before anything is stored. */
export const importReportSchema = z.object({
  mode: importModeSchema,
  counts: importCountsSchema,
  changes: z.array(importChangeSchema).max(maxListed),
  problems: z.array(importProblemSchema).max(maxListed),
  problemCount: z.int().min(0),
  undecided: z.array(undecidedSignSchema),
  /** Entries of the course and project matrices that go with goals which are no longer bound. */
  loss: z.object({ points: z.int().min(0), ksas: z.int().min(0) }),
});
export type ImportReport = z.infer<typeof importReportSchema>;

/** A dry run over a major-matrix workbook: the report and the rows that would change, as /matrix/savemajorrows takes them. */
export const majorImportPlanSchema = importReportSchema.extend({
  majorId: idSchema,
  rows: z
    .array(
      z.object({
        courseId: idSchema,
        courseName: z.string().max(200),
        version: versionSchema.optional(),
        relations: z.array(goalRelationInputSchema),
      }),
    )
    .max(500),
});
export type MajorImportPlan = z.infer<typeof majorImportPlanSchema>;
