import { z } from 'zod';
import {
  idSchema,
  listIdSchema,
  requiredText,
  textLimits,
  translatable,
  translatableWithin,
  versioned,
  type Translations,
} from '../fields';
import { sum } from '../hours/totals';
import { labelValueSchema, type OptionItem } from '../options';
import type { SkillRow } from './occupation';

/** One skill of a college's tree; translations come where the tree is read to be edited. */
export interface OccupationSkill extends OptionItem {
  translations?: Translations | undefined;
  /** Comes along where the tree is read to be edited. */
  version?: number | undefined;
  children?: OccupationSkill[];
}

/** A skill with the skills below it. */
export const occupationSkillSchema: z.ZodType<OccupationSkill> = labelValueSchema.extend({
  ...translatable,
  ...versioned,
  get children() {
    return z.array(occupationSkillSchema).optional();
  },
});

/** A skill in a list that is being saved: id 0 new, above 0 changed, below 0 deleted (domain.md §1). */
export const savedSkillSchema = z.object({
  id: listIdSchema,
  parentId: idSchema.nullable(),
  label: requiredText(textLimits.title),
  ...translatableWithin(new Map([['label', textLimits.title]])),
  /** The version that the sender saw; without it nothing is compared. */
  ...versioned,
});
export type SavedSkill = z.infer<typeof savedSkillSchema>;

/** Most skills of one save. */
export const maxSavedSkills = 500;

/** The largest proportion of one skill, and of all skills of an occupation together. */
export const maxProportion = 100;

/** What is wrong with the proportions of skills: one is not between 0 and 100, or all together are more than 100. */
export function proportionFault(rows: readonly Pick<SkillRow, 'score'>[]): 'range' | 'sum' | null {
  if (rows.some(({ score }) => !(score >= 0 && score <= maxProportion))) return 'range';
  return sum(rows.map(({ score }) => score)) > maxProportion ? 'sum' : null;
}
