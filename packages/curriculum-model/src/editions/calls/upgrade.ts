import { z } from 'zod';
import { idSchema, text, textLimits } from '../../fields';
import { crosswalkKinds, crosswalkSchema } from '../../majors';
import { seenSchema } from './mergePlan';
import { coveredSchema, majorRuleSchema } from './stateSchemas';

const keySchema = z.string().regex(/^\d{1,10}$/);
const itemSchema = z.int().min(1).max(50);

/** What becomes of an indicator point; without a decision it goes with its requirement, where the new list has one place for that. */
export const indicatorDecisionSchema = z.discriminatedUnion('act', [
  z.object({ act: z.literal('move'), to: itemSchema }),
  z.object({ act: z.literal('merge'), into: keySchema }),
  z.object({
    act: z.literal('split'),
    /** The words of the pieces, which are new indicator points; the goals go to one of them, by its place from 0. */
    pieces: z
      .array(z.object({ description: text(textLimits.paragraph).trim().min(1), english: text(textLimits.paragraph) }))
      .min(2)
      .max(10),
    goalsTo: z.int().min(0).max(9),
  }),
  z.object({ act: z.literal('drop') }),
]);

/** Body of /edition/upgradeplan: another list of graduation requirements for a draft. Decisions are named by the lineage of the indicator point. */
export const upgradePlanRequestSchema = z.object({
  id: idSchema,
  crosswalk: crosswalkSchema,
  decisions: z.record(keySchema, indicatorDecisionSchema),
});
export type UpgradePlanRequest = z.infer<typeof upgradePlanRequestSchema>;

/** What an upgrade would do to a draft; nothing is written. */
export const upgradePlanSchema = z.object({
  /** Every indicator point of the draft, in their order, and the items of the new list to which its requirement leads. */
  indicators: z.array(
    z.object({
      key: z.string(),
      number: z.string(),
      text: z.string(),
      requirement: z.object({ key: z.string(), number: z.string(), text: z.string() }),
      ways: z.array(itemSchema),
      isUndecided: z.boolean(),
      /** How many courses support it, and how many goals are below it. */
      courses: z.int(),
      goals: z.int(),
    }),
  ),
  /** The items of the new list that somebody has to look at. */
  demands: z.array(
    z.object({
      item: itemSchema,
      heading: z.string(),
      kind: z.enum(crosswalkKinds),
      review: z.string().nullable(),
      /** Whether its text does not begin with the old heading and is left as it is. */
      isTextKept: z.boolean(),
      /** Whether no indicator point is below it. */
      isEmpty: z.boolean(),
    }),
  ),
  undecided: z.int(),
  changes: z.int(),
  strong: z.object({ before: coveredSchema, after: coveredSchema }),
  findings: z.array(z.object({ type: z.enum(['opened', 'closed']), rule: majorRuleSchema, at: z.string(), message: z.string() })),
});
export type UpgradePlan = z.infer<typeof upgradePlanSchema>;

/** The same with the digest of the draft that was looked at. */
export const seenUpgradePlanSchema = upgradePlanSchema.extend({ seen: seenSchema });
export type SeenUpgradePlan = z.infer<typeof seenUpgradePlanSchema>;

/** Body of /edition/upgrade. */
export const upgradeRequestSchema = upgradePlanRequestSchema.extend({ seen: seenSchema });
export type UpgradeRequest = z.infer<typeof upgradeRequestSchema>;
