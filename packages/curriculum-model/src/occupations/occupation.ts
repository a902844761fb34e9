import { z } from 'zod';
import { levelPath } from './levels';
import { choiceIdSchema, idSchema, jsonListText, maxId, readJsonList, textOf, translatable, versioned } from '../fields';
import { optionItemSchema } from '../options';
import { listSort, orderSchema, pageRequest, type SortValues } from '../paging';
import type { OwnFieldName } from '../records/deriveFields';
import { readShape, savedShape } from '../records/fieldSchemas';
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
  ...translatable,
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

/** Extension: the columns of the list that sort it, beside the documented orders by time. */
export const occupationSort = listSort({
  name: (record, language) => textOf(record, 'name', language),
  major: ({ levels }) => levelPath(levels)[0]?.label,
  middle: ({ levels }) => levelPath(levels)[1]?.label,
  sub: ({ levels }) => levelPath(levels)[2]?.label,
  fine: ({ levels }) => levelPath(levels)[3]?.label,
  code: ({ code }) => code,
} satisfies SortValues<OccupationResponse>);

/** Body of /occupation/pages: 1 earliest, 0 latest; `sort` is an extension and goes before both orders. */
export const occupationPagesRequestSchema = z.object({
  ...pageRequest,
  orderMap: z.object({ create_time: orderSchema.optional(), update_time: orderSchema.optional() }),
  lvl: z.union([z.int(), z.string().max(40)]).nullish(),
  codeOrId: z.union([z.string().max(200), z.int()]).nullish(),
  sort: occupationSort.schema.optional(),
});
export type OccupationPagesRequest = z.infer<typeof occupationPagesRequestSchema>;
