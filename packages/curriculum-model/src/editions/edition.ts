import { z } from 'zod';
import { copyProgressSchema } from '../copy/copy';
import { idSchema, timestampSchema, uniqueSchema, versioned, versionSchema } from '../fields';
import { editionOriginSchema } from './calls/editionRef';
import { editionProposalSchema } from '../proposals/editionProposal';
import { coveredSchema, supportSchema } from './calls/stateSchemas';
import { editable, editionKinds, editionStatuses } from './editionFields';

/** The most drafts and scenarios of a major that are open at the same time. */
export const mostOpenEditions = 20;

/** Body of /edition/start; `unique` is the client's own key, by which the same request is watched again and never carried out twice. */
export const startEditionRequestSchema = z.object({
  unique: uniqueSchema,
  majorId: idSchema,
  kind: z.enum(['draft', 'scenario']),
  name: editable.name,
  entryYear: editable.entryYear.optional(),
  reason: editable.reason.optional(),
  /** The edition or kept state of the same major whose content it begins with; the current edition where it is absent. */
  from: editionOriginSchema.optional(),
});
export type StartEditionRequest = z.infer<typeof startEditionRequestSchema>;

/** One message while a draft is made; the last one names it and its major. */
export const editionProgressSchema = copyProgressSchema.extend({ editionId: idSchema.optional(), majorId: idSchema.optional() });
export type EditionProgress = z.infer<typeof editionProgressSchema>;

/**
 * How far an edition went: a draft from its base, a published one from the one published before it. Null in place of a number says that there is nothing to compare with.
 */
export const editionProgressFiguresSchema = z.object({
  changes: z.int().nullable(),
  /** In how many courses something changed. */
  coursesTouched: z.int().nullable(),
  /** How many indicator points have strong support. */
  strong: z.object({ before: coveredSchema.nullable(), after: coveredSchema }),
  /** The support of every indicator point, in their order. */
  indicators: z.array(supportSchema),
  /** How many changes the current edition has that an open draft lacks, and how many of them collide; null where nothing is merged any more. */
  behind: z.object({ changes: z.int(), conflicts: z.int() }).nullable(),
});
export type EditionProgressFigures = z.infer<typeof editionProgressFiguresSchema>;

/** An edition as lists have it. */
export const editionSchema = z.object({
  id: idSchema,
  kind: z.enum(editionKinds),
  status: z.enum(editionStatuses),
  ...editable,
  homeMajorId: idSchema,
  /** The major in which a draft is edited; null once it is gone, and for a published edition. */
  majorId: idSchema.nullable(),
  /** Who made it; null where nobody is known. */
  userId: idSchema.nullable(),
  /** The name of who made it; null where the account is gone. */
  userName: z.string().nullable(),
  createTime: timestampSchema,
  updateTime: timestampSchema,
  version: versionSchema,
  /** There where it was asked for; null where nothing of the edition is left to be read. */
  figures: editionProgressFiguresSchema.nullable().optional(),
  /** The latest proposal of all of it; absent where it was never sent to review. */
  proposal: editionProposalSchema.optional(),
  /** How many of its courses were sent to review by themselves and are not merged yet; absent where none is. */
  coursesInReview: z.int().min(1).optional(),
});
export type Edition = z.infer<typeof editionSchema>;

/** The editions of a major, the latest first. */
export const editionListSchema = z.array(editionSchema);

/** An edition with what it is compared with. */
export const editionDetailSchema = editionSchema.extend({
  homeMajorName: z.string(),
  /** What a draft began with: the number of the state, when it was taken and how many courses it has. */
  base: z.object({ stateId: idSchema, takenAt: timestampSchema, courses: z.int() }).nullable(),
});
export type EditionDetail = z.infer<typeof editionDetailSchema>;

/** Body of /edition/change; a scenario becomes a draft by its kind. */
export const changeEditionRequestSchema = z.object({
  id: idSchema,
  ...versioned,
  name: editable.name.optional(),
  entryYear: editable.entryYear.optional(),
  reason: editable.reason.optional(),
  kind: z.literal('draft').optional(),
});
export type ChangeEditionRequest = z.infer<typeof changeEditionRequestSchema>;

/** Body of /edition/delete. */
export const deleteEditionRequestSchema = z.object({ id: idSchema, ...versioned });
export type DeleteEditionRequest = z.infer<typeof deleteEditionRequestSchema>;
