import { z } from 'zod';
import { choiceIdSchema, idSchema, jsonListText, maxId, readJsonList, textOf, translatable, versioned } from '../fields';
import { listSort, orderSchema, pageRequest, type SortValues } from '../paging';
import { collegeMajorFields } from '../records/collegeMajor';
import type { OwnFieldName } from '../records/deriveFields';
import { readShape, savedShape } from '../records/fieldSchemas';

/** A row of the academic system (reference §2.4). */
export const academicSystemRowSchema = z.object({ courseIds: z.array(z.int()).max(200), score: z.number().min(0).max(9999) });
export type AcademicSystemRow = z.infer<typeof academicSystemRowSchema>;

/** A related major (decision 110). */
export const relateRowSchema = z.object({
  label: z.string().max(200),
  occupationLevel: z.int().optional(),
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
  ...translatable,
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

/** Extension: the columns of the list that sort it, beside the documented order by related majors. */
export const collegeMajorSort = listSort({
  name: (major, language) => textOf(major, 'name', language),
  category: ({ type }) => type.name,
  code: ({ code }) => code,
} satisfies SortValues<CollegeMajorResponse>);

/** Body of /profession/page: relate_count 0 many to few, 1 few to many; `keyword`, so that what was found can be sorted, and `sort`, which goes before that order, are extensions. */
export const collegeMajorPageRequestSchema = z.object({
  ...pageRequest,
  orderMap: z.object({ relate_count: orderSchema.optional(), create_time: orderSchema.optional(), update_time: orderSchema.optional() }),
  type: z.union([z.int(), z.string().max(40)]).nullish(),
  codeOrId: z.union([z.string().max(200), z.int()]).nullish(),
  keyword: z.string().max(200).optional(),
  sort: collegeMajorSort.schema.optional(),
});
export type CollegeMajorPageRequest = z.infer<typeof collegeMajorPageRequestSchema>;
