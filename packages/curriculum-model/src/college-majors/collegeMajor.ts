import { z } from 'zod';
import { choiceIdSchema, idSchema, jsonListText, maxId, readJsonList, translatable, versioned } from '../fields';
import { collegeMajorFields } from '../records/collegeMajor';
import type { OwnFieldName } from '../records/deriveFields';
import { readShape, savedShape, translatableBy } from '../records/fieldSchemas';

/** A row of the academic system (reference §2.4). */
export const academicSystemRowSchema = z.object({ courseIds: z.array(z.int()).max(200), score: z.number().min(0).max(9999) });
export type AcademicSystemRow = z.infer<typeof academicSystemRowSchema>;

/** A related major (decision 110). */
export const relateRowSchema = z.object({
  label: z.string().max(200),
  /** The level of the occupation that it leads to. */
  occupationLevel: z.int().optional(),
  /** The kind of demand for its graduates. */
  demandType: z.int().optional(),
});
export type RelateRow = z.infer<typeof relateRowSchema>;

const own = {
  academicSystem: jsonListText(academicSystemRowSchema, 200),
  score: z.number().min(0).max(999_999),
  relates: jsonListText(relateRowSchema, 200),
} satisfies Record<OwnFieldName<typeof collegeMajorFields>, z.ZodType>;
const { typeId: _type, standardId: _standard, academicYearsId: _years, ...read } = readShape(collegeMajorFields);

/** The rows inside the JSON text `academicSystem`. */
export function readAcademicSystem(value: string): AcademicSystemRow[] {
  return readJsonList(value, academicSystemRowSchema);
}

/** The rows inside the JSON text `relates`. */
export function readRelates(value: string): RelateRow[] {
  return readJsonList(value, relateRowSchema);
}

/** A college major being saved (reference §3). */
export const collegeMajorSchema = z.object({
  id: z.int().min(0).max(maxId),
  ...savedShape(collegeMajorFields),
  ...own,
  ...versioned,
  ...translatableBy(collegeMajorFields),
});
export type CollegeMajor = z.infer<typeof collegeMajorSchema>;

/** A college major as the server returns it. */
export const collegeMajorResponseSchema = z.object({
  id: idSchema,
  type: z.object({ id: choiceIdSchema, name: z.string().optional() }),
  standard: z.object({ id: choiceIdSchema }),
  academicYears: z.object({ id: choiceIdSchema }),
  ...read,
  ...own,
  ...versioned,
  ...translatable,
});
export type CollegeMajorResponse = z.infer<typeof collegeMajorResponseSchema>;
