import { z } from 'zod';
import { idSchema, text, textLimits } from '../../fields';
import { crosswalkKinds, crosswalkSchema } from '../../majors';
import { seenSchema } from './mergePlan';
import { coveredSchema, describedChangeSchema, majorRuleSchema } from './stateSchemas';

const keySchema = z.string().regex(/^\d{1,10}$/);
const itemSchema = z.int().min(1).max(50);
const placeSchema = z.string().max(200);

/** The words of a new indicator point. */
export const indicatorWordsSchema = z.object({
  description: text(textLimits.paragraph).trim().min(1),
  english: text(textLimits.paragraph),
});
const piecesSchema = z.array(indicatorWordsSchema).min(1).max(10);
const reason = { reason: text(textLimits.paragraph).optional() };

/** What becomes of an indicator point, and why; without a decision it goes with its requirement, where the new list has one place for that. */
export const indicatorDecisionSchema = z.discriminatedUnion('act', [
  z.object({ act: z.literal('move'), to: itemSchema, ...reason }),
  z.object({ act: z.literal('merge'), into: keySchema, ...reason }),
  z.object({
    act: z.literal('split'),
    /** The words of the pieces, which are new indicator points; the goals go to one of them, by its place from 0. */
    pieces: piecesSchema.min(2),
    goalsTo: z.int().min(0).max(9),
    ...reason,
  }),
  z.object({ act: z.literal('drop'), ...reason }),
]);

/** What is done about an item of the new list that somebody has to look at: nothing, because it is met; something later; or new indicator points now. */
export const demandAnswerSchema = z.discriminatedUnion('act', [
  z.object({ act: z.literal('met') }),
  z.object({ act: z.literal('later') }),
  z.object({ act: z.literal('add'), points: piecesSchema }),
]);
export type DemandAnswer = z.infer<typeof demandAnswerSchema>;

/** Body of /edition/upgradeplan: another list of graduation requirements for a draft. Decisions are named by the lineage of the indicator point. */
export const upgradePlanRequestSchema = z.object({
  id: idSchema,
  crosswalk: crosswalkSchema,
  decisions: z.record(keySchema, indicatorDecisionSchema),
  /** By the number of the item. */
  answers: z.record(z.string().regex(/^\d{1,2}$/), demandAnswerSchema),
  /** The places of the texts in which old numbers are replaced by the new ones. */
  texts: z.array(placeSchema).max(20_000),
});
export type UpgradePlanRequest = z.infer<typeof upgradePlanRequestSchema>;

const { course, label, name, fields } = describedChangeSchema.shape;

/** What an upgrade would do to a draft; nothing is written. */
export const upgradePlanSchema = z.object({
  /** The requirements of the draft in their order, and the items of the new list to which each leads. */
  requirements: z.array(z.object({ key: z.string(), number: z.string(), text: z.string(), ways: z.array(itemSchema) })),
  /** Every indicator point of the draft, in their order. */
  indicators: z.array(
    z.object({
      key: z.string(),
      number: z.string(),
      text: z.string(),
      /** Its Chinese and its English as recorded, with which its pieces begin. */
      description: z.string().optional(),
      english: z.string().optional(),
      /** The key of its requirement. */
      requirement: z.string(),
      /** The items of the new list to which its requirement leads, and the one that its words are most alike, where it has to be chosen. */
      ways: z.array(itemSchema),
      suggestedItem: itemSchema.nullable(),
      isUndecided: z.boolean(),
      /** The numbers of what is in its place then: its own, that of another one, those of its pieces, or none. */
      becomes: z.array(z.string()),
      /** How many courses support it, and how many goals are below it. */
      courses: z.int(),
      goals: z.int(),
    }),
  ),
  /** Indicator points that come under one item and say nearly the same. */
  alike: z.array(z.object({ item: itemSchema, keys: z.tuple([z.string(), z.string()]), likeness: z.number() })),
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
  /** Texts that quote numbers of the old list. */
  quotes: z.array(
    z.object({
      at: placeSchema,
      course,
      label,
      name,
      fields,
      /** Whether every number that it quotes has one number in the new list. */
      isClear: z.boolean(),
    }),
  ),
  /** Whether the draft has the new list already. */
  isDone: z.boolean(),
  /** How many indicator points have no place yet, and how many demands no answer. */
  undecided: z.int(),
  unanswered: z.int(),
  /** Decisions about indicator points that are not there any more. */
  dropped: z.array(z.string()),
  changes: z.int(),
  courses: z.int(),
  strong: z.object({ before: coveredSchema, after: coveredSchema }),
  findings: z.array(
    z.object({
      /** `blocks`: the upgrade is refused; `opened`, `closed`: a gap of the major matrix after it against before. */
      type: z.enum(['blocks', 'opened', 'closed']),
      rule: majorRuleSchema.nullable(),
      at: z.string(),
      message: z.string(),
    }),
  ),
});
export type UpgradePlan = z.infer<typeof upgradePlanSchema>;

/** The same with the draft that was looked at, and its digest. */
export const seenUpgradePlanSchema = upgradePlanSchema.extend({ editionId: idSchema, editionName: z.string(), seen: seenSchema });
export type SeenUpgradePlan = z.infer<typeof seenUpgradePlanSchema>;

/** Body of /edition/upgrade. */
export const upgradeRequestSchema = upgradePlanRequestSchema.extend({ seen: seenSchema });
export type UpgradeRequest = z.infer<typeof upgradeRequestSchema>;
