import { z } from 'zod';
import { editionRefSchema } from '../editions';
import { idSchema, timestampSchema, versioned } from '../fields';
import { acceptedFindingSchema } from './accepted';
import { ruleLevels } from './level';
import { toldFindingSchema } from './output/toldFinding';
import { occasions } from './rule';
import type { RuleSettings } from './settings';

const mostRules = 200;
const value = z.union([z.number(), z.boolean(), z.array(z.string().max(60)).max(100), z.array(z.number()).max(100)]);

/** Settings as they travel; which rules and options there are is asked by `settingsFault`, whose sentences name them. */
export const ruleSettingsSchema = z
  .record(
    z.string().max(80),
    z.strictObject({
      level: z.enum([...ruleLevels, 'off']).optional(),
      options: z.record(z.string().max(40), value).optional(),
    }),
  )
  .refine((settings) => Object.keys(settings).length <= mostRules) as z.ZodType<RuleSettings, RuleSettings>;

/** Whose rules are wider than those of a department or a major. */
export const widerRules = ['college', 'department'] as const;

/**
 * What a college sets of the rules: what differs from what the rules say themselves. The version is 0 until something is saved. Of a department or a
 * major it is what differs from the wider layers, which are with it, the widest first.
 */
export const collegeRulesSchema = z.object({
  settings: ruleSettingsSchema,
  version: z.int().min(0),
  wider: z.array(z.object({ of: z.enum(widerRules), settings: ruleSettingsSchema })).optional(),
});
export type CollegeRules = z.infer<typeof collegeRulesSchema>;

/** Body of /rules/savesettings: all settings of the department, of the major, or else of the college; a rule that is left out is as the wider layers say. */
export const saveRulesRequestSchema = z.object({
  departmentId: idSchema.optional(),
  majorId: idSchema.optional(),
  settings: ruleSettingsSchema,
  ...versioned,
});
export type SaveRulesRequest = z.infer<typeof saveRulesRequestSchema>;
/** Whose rules: those of a department, of a major, or else of the college. */
export type RulesOwner = Pick<SaveRulesRequest, 'departmentId' | 'majorId'>;

/** How the rules are asked about a state: as of what is edited, unless it says otherwise. */
export const findingsRequestSchema = z.object({ ref: editionRefSchema, occasion: z.enum(occasions).optional() });

/** An acceptance with who it is by. */
export const acceptanceSchema = acceptedFindingSchema.extend({
  id: idSchema,
  userName: z.string(),
  acceptedAt: timestampSchema,
});
export type Acceptance = z.infer<typeof acceptanceSchema>;

/** Body of /edition/acceptfinding: a finding as it was read in this state of the major's curriculum, and why it may stay. */
export const acceptFindingRequestSchema = z.object({
  majorId: idSchema,
  ref: editionRefSchema,
  ...acceptedFindingSchema.pick({ finding: true, reason: true, until: true }).shape,
  /** What the finding was about when it was read; without it nothing is accepted. */
  basis: acceptedFindingSchema.shape.basis.optional(),
});
export type AcceptFindingRequest = z.infer<typeof acceptFindingRequestSchema>;

const mostFixes = 20;

/** Body of /edition/applyfix: a finding as it was read in the current edition or a draft, and which of its quick fixes. */
export const applyFixRequestSchema = z.object({
  ref: editionRefSchema,
  finding: acceptedFindingSchema.shape.finding,
  /** What the finding was about when it was read; without it nothing is changed. */
  basis: acceptedFindingSchema.shape.basis.optional(),
  /** The place of the fix among those of the finding. */
  fix: z.int().min(0).max(mostFixes),
});
export type ApplyFixRequest = z.infer<typeof applyFixRequestSchema>;

/** Body of /edition/undofix: the receipt of a quick fix. */
export const undoFixRequestSchema = z.object({ id: idSchema });
export type UndoFixRequest = z.infer<typeof undoFixRequestSchema>;

/** What the rules find in a state: what is open, what was accepted, and which acceptances do not count any more. */
export const editionFindingsSchema = z.object({
  findings: z.array(toldFindingSchema),
  accepted: z.array(z.object({ finding: toldFindingSchema, by: acceptanceSchema })).optional(),
  ended: z.array(z.object({ by: acceptanceSchema, why: z.enum(['expired', 'changed', 'mended']) })).optional(),
  /** The course units of the state by lineage, where they can be opened. */
  courses: z.array(z.object({ lineage: z.int(), courseId: idSchema })).optional(),
});
export type EditionFindings = z.infer<typeof editionFindingsSchema>;
