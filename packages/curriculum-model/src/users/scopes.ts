import { z } from 'zod';
import { idSchema, maxId } from '../fields';
import { labelValueSchema, type OptionItem } from '../options';
import { keywordSchema } from '../paging';
import { maxNewUsers } from './newUsers';

/** The levels below the college, from the top. */
export const scopeLevels = ['department', 'major', 'course'] as const;
/** A level of the places in which people are managed. */
export type ScopeLevel = (typeof scopeLevels)[number];
const scopeLevelSchema = z.enum(scopeLevels);

/** A department, major or course of `/manage/user/availabledepartment`. */
export interface ScopeItem extends OptionItem {
  /** Extension, where levels were asked for: the lowest level on which the caller manages something, here or below. */
  deepest?: ScopeLevel;
  children?: ScopeItem[];
}
export const scopeItemSchema: z.ZodType<ScopeItem> = labelValueSchema.extend({
  deepest: scopeLevelSchema.optional(),
  get children() {
    return z.array(scopeItemSchema).optional();
  },
});

/** The names and ids from a department down to a place. */
const scopePathSchema = z
  .array(z.object({ label: z.string(), value: idSchema }))
  .min(1)
  .max(scopeLevels.length);
export type ScopePath = z.infer<typeof scopePathSchema>;

/** Most places that a search answers. */
export const maxFoundScopes = 50;

/** Extension: body of /manage/user/findscopes. */
export const findScopesRequestSchema = z.object({ level: scopeLevelSchema, keyword: keywordSchema });
export type FindScopesRequest = z.infer<typeof findScopesRequestSchema>;

/** The first places of a search, and how many there are. */
export const foundScopesSchema = z.object({ list: z.array(scopePathSchema), total: z.int().min(0) });
export type FoundScopes = z.infer<typeof foundScopesSchema>;

/** Longest text that is looked up as the name of a place: three names with slashes between them. */
export const maxScopeName = 620;

/** A place by its id, or by its name, before which those of the places above it may stand: `School of Computing / Software Engineering`. */
const scopeWishSchema = z.union([
  z.object({ level: scopeLevelSchema, id: z.int().min(1).max(maxId) }),
  z.object({ level: scopeLevelSchema, name: z.string().max(maxScopeName) }),
]);
export type ScopeWish = z.infer<typeof scopeWishSchema>;

/** Extension: body of /manage/user/resolvescopes. */
export const resolveScopesRequestSchema = z.object({ list: z.array(scopeWishSchema).max(maxNewUsers) });

/** For each wish the path of its place; null where the caller manages none of that name, or more than one. */
export const resolvedScopesSchema = z.array(scopePathSchema.nullable());

/** The parts of a name with a path, from the top. */
export function scopeNameParts(name: string): string[] {
  return name.split('/').map((part) => part.trim());
}
