import { z } from 'zod';
import { choiceIdSchema, idSchema, jsonListText, maxId, readJsonList, translatable, versioned } from '../fields';
import { optionItemSchema } from '../options';
import type { OwnFieldName } from '../records/deriveFields';
import { readShape, savedShape, translatableBy } from '../records/fieldSchemas';
import { occupationFields } from '../records/occupation';

/** One skill row; courseIds holds skill ids, the name is the documents' (decision 112). */
export const skillRowSchema = z.object({ courseIds: z.array(z.int()).max(20), score: z.number().min(0).max(9999) });
export type SkillRow = z.infer<typeof skillRowSchema>;

const own = { skills: jsonListText(skillRowSchema, 100) } satisfies Record<OwnFieldName<typeof occupationFields>, z.ZodType>;
const { name: occupationName, code: occupationCode, ...saved } = savedShape(occupationFields);
const { levelId: _level, typeId: _type, publishId: _publish, ...read } = readShape(occupationFields);

/** The rows inside the JSON text `skills`. */
export function readSkills(value: string): SkillRow[] {
  return readJsonList(value, skillRowSchema);
}

/** An occupation being saved (reference §3), its name and its code by the names of that document. */
export const occupationRequestSchema = z.object({
  id: z.int().min(0).max(maxId),
  occupationName,
  ...saved,
  ...own,
  occupationCode,
  ...versioned,
  ...translatableBy(occupationFields),
});
export type OccupationRequest = z.infer<typeof occupationRequestSchema>;

/** An occupation as the server returns it (reference §3). */
export const occupationResponseSchema = z.object({
  id: idSchema,
  ...read,
  /** The nested path of categories. */
  levels: z.array(optionItemSchema),
  type: z.object({ id: choiceIdSchema }),
  publish: z.object({ id: choiceIdSchema }),
  ...own,
  createTime: z.string().optional(),
  updateTime: z.string().optional(),
  ...versioned,
  ...translatable,
});
export type OccupationResponse = z.infer<typeof occupationResponseSchema>;
