import { z } from 'zod';
import { idSchema, requiredText, text, timestampSchema } from '../../fields';
import { textLimits } from '../../fields/textLimits';
import { ruleLevels } from '../../rules/level';
import { describedChangeSchema, majorRuleSchema } from './stateSchemas';

/** Where a merge goes: a draft into the current edition, or the current edition into a draft. */
export const mergeTargets = ['current', 'draft'] as const;
export type MergeTarget = (typeof mergeTargets)[number];

/** What of a draft is merged: all of it, some courses (by lineage; 0 is the major itself), or single changes by their places. */
export const takenSchema = z.union([
  z.literal('all'),
  z.object({ parts: z.array(z.int().min(0)).max(1001) }),
  z.object({ places: z.array(z.string().max(200)).max(20_000) }),
]);
export type Taken = z.infer<typeof takenSchema>;

/** Whose version of a conflict is taken, or for a field a value of one's own; `base` leaves it as both began. */
export const conflictChoiceSchema = z.union([z.enum(['base', 'draft', 'current']), z.object({ value: z.json() })]);
export type ConflictChoice = z.infer<typeof conflictChoiceSchema>;

/** The choices by the key of the conflict. */
export const conflictChoicesSchema = z.record(z.string().max(300), conflictChoiceSchema);
export type ConflictChoices = z.infer<typeof conflictChoicesSchema>;

/** A digest of all that a plan rests on; a merge names the one that was looked at. */
export const seenSchema = z.string().max(100);

/** Body of /edition/mergeplan. */
export const mergePlanRequestSchema = z.object({
  id: idSchema,
  into: z.enum(mergeTargets),
  take: takenSchema,
  choices: conflictChoicesSchema,
});
export type MergePlanRequest = z.infer<typeof mergePlanRequestSchema>;

/** What one side has at a conflict, in words. */
const versionSchema = z.object({
  /** What is there; null where it is removed. The names in their order for an order. */
  text: z.string().nullable(),
  /** The language of the text, where it is not that of the reader: in that of the reader nothing differs. */
  language: z.enum(['zh', 'en']).optional(),
  /** The same of an order, one by one; absent where it is none. */
  names: z.array(z.string()).optional(),
  /** What a record holds that one side removed, besides its name; absent where nothing else is written in it. */
  fields: z.array(z.object({ label: z.string(), text: z.string() })).optional(),
  /** The value itself, for an editor; absent where it is not a field. */
  value: z.json().optional(),
  userName: z.string().nullable(),
  at: timestampSchema.nullable(),
});

/** Something that both sides changed, and not to the same. */
export const plannedConflictSchema = z.object({
  key: z.string(),
  type: z.enum(['field', 'removed', 'moved', 'ordered']),
  at: z.string(),
  course: z.object({ lineage: z.int(), name: z.string() }).nullable(),
  /** What the record is, what it is called, and what the field is called: 教学目标, G2, 描述. */
  label: z.string(),
  name: z.string(),
  field: z.string(),
  /** Who removed it. */
  by: z.enum(['draft', 'current']).optional(),
  isText: z.boolean(),
  /** How the strengths of a support or an entry are drawn: 0 strong, 1 weak, -1 none. */
  isRelate: z.boolean(),
  /** Whether a value of one's own can be given: fields alone, and cells no other than the three strengths. */
  isOwnAllowed: z.boolean(),
  base: versionSchema,
  draft: versionSchema,
  current: versionSchema,
  /** What each side would do to coverage and hours, a sentence each; null where it does nothing. */
  consequence: z.object({ base: z.string().nullable(), draft: z.string().nullable(), current: z.string().nullable() }),
  choice: conflictChoiceSchema.nullable(),
});
export type PlannedConflict = z.infer<typeof plannedConflictSchema>;

/** Something that stands against a merge, or is worth knowing before it. */
const findingSchema = z.object({
  /** `blocks`: the merge is refused; `opened`, `kept`, `closed`: a gap of the major matrix after the merge against before it. */
  type: z.enum(['blocks', 'opened', 'kept', 'closed']),
  rule: majorRuleSchema.nullable(),
  at: z.string(),
  message: z.string(),
  /** The key of the conflict whose choice does it. */
  because: z.string().nullable(),
  /** How much it weighs where the plan is made; left out where nobody set it. */
  level: z.enum(ruleLevels).optional(),
  /** Present where somebody accepted it as it is. */
  isAccepted: z.literal(true).optional(),
});

const plannedChange = describedChangeSchema.extend({ isBroughtAlong: z.boolean() });

/** What a merge would do; nothing is written. */
export const mergePlanSchema = z.object({
  editionId: idSchema,
  editionName: z.string(),
  /** Who made the draft; null where nobody is known. */
  userId: idSchema.nullable().optional(),
  into: z.enum(mergeTargets),
  homeMajorId: idSchema,
  homeMajorName: z.string(),
  seen: seenSchema,
  baseTakenAt: timestampSchema,
  conflicts: z.array(plannedConflictSchema),
  undecided: z.int(),
  /** What the target becomes. */
  changes: z.array(plannedChange),
  /** What the target alone changed, which stays. */
  kept: z.array(describedChangeSchema),
  findings: z.array(findingSchema),
  /** The choices that fit no conflict any more, because the sides moved on. */
  dropped: z.array(z.string()),
  result: z.object({
    strong: z.object({ covered: z.int(), total: z.int() }),
    /** Hours of all courses as the least and the most that the open decisions allow. */
    hours: z.object({ least: z.number(), most: z.number() }),
    /** The row of the major matrix of each course with a conflict: relates by indicator number, null while undecided. */
    rows: z.array(
      z.object({
        lineage: z.int(),
        name: z.string(),
        cells: z.array(
          z.object({ key: z.string(), number: z.string(), relate: z.union([z.literal(0), z.literal(1), z.literal(-1)]).nullable() }),
        ),
      }),
    ),
  }),
});
export type MergePlan = z.infer<typeof mergePlanSchema>;

/** Body of /edition/merge: all or a part of a draft goes into the current edition. */
export const mergeRequestSchema = z.object({
  id: idSchema,
  seen: seenSchema,
  take: takenSchema,
  choices: conflictChoicesSchema,
  /** Whether the draft stays open, with the merged state as its new base; it does in any case while changes of it are left out. */
  keepOpen: z.boolean(),
  note: text(textLimits.paragraph).optional(),
});
export type MergeRequest = z.infer<typeof mergeRequestSchema>;

/** Body of /edition/update: the current edition goes into a draft. */
export const updateEditionRequestSchema = mergeRequestSchema.pick({ id: true, seen: true, choices: true });
export type UpdateEditionRequest = z.infer<typeof updateEditionRequestSchema>;

/** Body of /edition/revert: the draft becomes as its base at these places; `seen` is that of the comparison of both in which they were chosen. */
export const revertEditionRequestSchema = z.object({
  id: idSchema,
  seen: seenSchema,
  places: z.array(requiredText(200)).min(1).max(20_000),
});
export type RevertEditionRequest = z.infer<typeof revertEditionRequestSchema>;
