import { z } from 'zod';
import { changeTopics } from '../describe';
import { idSchema, timestampSchema } from '../../fields';
import { editionChangeSchema } from './comparison';
import { receiptActs } from '../receiptActs';
import { conflictChoicesSchema, plannedConflictSchema, seenSchema } from './mergePlan';
import { majorRuleSchema } from './stateSchemas';
import { crosswalkKinds } from '../../majors';
import { pageInfoSchema } from '../../paging';

/** What an act did, as lists have it. */
export const receiptSchema = z.object({
  id: idSchema,
  homeMajorId: idSchema,
  homeMajorName: z.string(),
  editionId: idSchema.nullable(),
  editionName: z.string(),
  /** What the courses of a copy, or of the undo of one, were called then; absent where a draft was merged, updated or changed. */
  courseNames: z.array(z.string()).optional(),
  /** Of a quick fix, or of the undo of one: the rule and what was done. */
  fixName: z.string().optional(),
  act: z.enum(receiptActs),
  /** Of an undo: what it undid. */
  undoOfId: idSchema.nullable(),
  /** The undo of this one; null while it stands. */
  undoneById: idSchema.nullable(),
  note: z.string(),
  userName: z.string().nullable(),
  at: timestampSchema,
  changes: z.int(),
  courses: z.int(),
  topics: z.array(z.object({ topic: z.enum(changeTopics), changes: z.int() })),
});
export type Receipt = z.infer<typeof receiptSchema>;

/** A page of receipts, the latest first. */
export const receiptListSchema = pageInfoSchema(receiptSchema);

/** What was decided in an upgrade to another list of graduation requirements. */
export const upgradeDecisionsSchema = z.object({
  from: z.string(),
  to: z.string(),
  indicators: z.array(
    z.object({
      key: z.string(),
      number: z.string(),
      text: z.string(),
      act: z.enum(['move', 'merge', 'split', 'drop']),
      /** The numbers of what is in its place. */
      becomes: z.array(z.string()),
      reason: z.string(),
    }),
  ),
  /** The items that somebody had to look at. */
  demands: z.array(
    z.object({
      item: z.int(),
      heading: z.string(),
      kind: z.enum(crosswalkKinds),
      review: z.string().nullable(),
      answer: z.enum(['met', 'later', 'add']),
    }),
  ),
});
export type DescribedUpgrade = z.infer<typeof upgradeDecisionsSchema>;

/** A receipt with every change, its authors and the choices that were made. */
export const receiptDetailSchema = receiptSchema.extend({
  entries: z.array(editionChangeSchema),
  decisions: z.array(plannedConflictSchema.pick({ key: true, course: true, label: true, name: true, field: true, choice: true })),
  /** Of an upgrade: what was decided in it. */
  upgrade: upgradeDecisionsSchema.optional(),
  /** Of a merge: the edition that was published with it; absent where none was. */
  published: z.object({ id: idSchema, name: z.string(), entryYear: z.int().nullable() }).optional(),
  /** Whether it can be undone now; `message` says why not, or what an undo does not bring back. */
  undo: z.object({ isPossible: z.boolean(), message: z.string().nullable() }),
});
export type ReceiptDetail = z.infer<typeof receiptDetailSchema>;

/** Body of /edition/undoplan. */
export const undoPlanRequestSchema = z.object({ id: idSchema, choices: conflictChoicesSchema });

export type UndoPlanRequest = z.infer<typeof undoPlanRequestSchema>;

const undoChangeSchema = editionChangeSchema.pick({
  at: true,
  way: true,
  topic: true,
  course: true,
  label: true,
  name: true,
  shortName: true,
  fields: true,
});

/** What an undo would do; only where somebody changed the same place since is there a conflict: `draft` is what was before the act, `current` what is now. */
export const undoPlanSchema = z.object({
  receiptId: idSchema,
  seen: seenSchema,
  conflicts: z.array(plannedConflictSchema),
  undecided: z.int(),
  changes: z.array(undoChangeSchema),
  /** What it would change in the draft too, of a merge that left its draft open; absent where it changes nothing there. */
  draftChanges: z.array(undoChangeSchema).optional(),
  findings: z.array(
    z.object({
      type: z.enum(['blocks', 'opened', 'kept', 'closed']),
      rule: majorRuleSchema.nullable(),
      at: z.string(),
      message: z.string(),
    }),
  ),
});
export type UndoPlan = z.infer<typeof undoPlanSchema>;

/** Body of /edition/undo. */
export const undoRequestSchema = z.object({ id: idSchema, seen: seenSchema, choices: conflictChoicesSchema });
export type UndoRequest = z.infer<typeof undoRequestSchema>;
