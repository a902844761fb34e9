import { z } from 'zod';
import { editable } from '../editions/editionFields';
import { idSchema, requiredText, text, textLimits, timestampSchema, versioned, versionSchema } from '../fields';
import { contentLockSchema } from './contentLock';
import { decisionActs } from './proposalState';
import { proposalStatuses } from './editionProposal';
import { proposalEventKinds } from './proposalWords';
import { reviewStepSchema } from './reviewSteps';

const published = z.object({ name: editable.name, entryYear: editable.entryYear.unwrap() });

/** The course whose changes alone a proposal is about. */
const reviewedCourseSchema = z.object({
  lineage: idSchema,
  /** The course in the draft, or in the current edition where the draft has it not; null where neither has. */
  courseId: idSchema.nullable(),
  /** As it was called when it was sent. */
  name: z.string(),
  /** Whether the proposal is to take the course out. */
  isRemoved: z.boolean(),
});

/** A proposal as lists have it. */
export const proposalSchema = z.object({
  id: idSchema,
  editionId: idSchema,
  editionName: z.string(),
  homeMajorId: idSchema,
  homeMajorName: z.string(),
  /** Absent where it is about the whole draft. */
  course: reviewedCourseSchema.optional(),
  status: z.enum(proposalStatuses),
  round: z.int().min(1),
  summary: z.string(),
  reason: z.string(),
  /** As what it is published once it is merged; null where it is not. */
  publish: published.nullable(),
  /** Who sent it last. */
  userId: idSchema,
  userName: z.string(),
  createTime: timestampSchema,
  updateTime: timestampSchema,
  version: versionSchema,
  /** The step that is to be decided, since when and until when; null where none is. */
  step: z
    .object({
      key: z.string(),
      name: reviewStepSchema.shape.name,
      dueAt: timestampSchema.nullable(),
      /** Since when a decision is asked for. */
      since: timestampSchema.optional(),
    })
    .nullable(),
});
export type Proposal = z.infer<typeof proposalSchema>;

/** Somebody who can decide a step now. */
const deciderSchema = z.object({
  userId: idSchema,
  userName: z.string(),
  /** The permission by which they do; names in a step need none. */
  permissionId: z.int(),
});

/** A step of a proposal with who decides it. */
export const proposalStepSchema = reviewStepSchema.pick({ key: true, name: true, approvals: true, days: true }).extend({
  isDone: z.boolean(),
  isCurrent: z.boolean(),
  /** Who approved the draft as it is now. */
  approvedBy: z.array(idSchema),
  /** Who can decide it now; the first ones where there are many. */
  deciders: z.array(deciderSchema),
  deciderCount: z.int(),
});
export type ProposalStep = z.infer<typeof proposalStepSchema>;

/** What happened, as it is told. */
export const toldEventSchema = z.object({
  id: idSchema,
  kind: z.enum(proposalEventKinds),
  round: z.int(),
  /** The step as it was called then; null where it is of none. */
  step: reviewStepSchema.shape.name.nullable(),
  stepKey: z.string().nullable(),
  userId: idSchema.nullable(),
  /** Null where nobody did it, or the account is not known. */
  userName: z.string().nullable(),
  at: timestampSchema,
  text: z.string(),
  /** Whether it counts: a decision of an earlier round, or about another state of the draft, does not. */
  isStanding: z.boolean(),
});
export type ToldEvent = z.infer<typeof toldEventSchema>;

/** A proposal with its steps, its history, and what the one who asks may do. */
export const proposalDetailSchema = proposalSchema.extend({
  /** A digest of the draft, which a decision names; null once the draft is merged or deleted. */
  seen: z.string().nullable(),
  /** The name of the published edition in whose place it comes once it is published; null where there is none. */
  replaces: z.string().nullable().optional(),
  /** Whether approvals do not count any more, because the draft changed after them. */
  isChanged: z.boolean(),
  steps: z.array(proposalStepSchema),
  /** The latest first. */
  events: z.array(toldEventSchema),
  /** Null where the content can be edited. */
  lock: contentLockSchema.nullable(),
  may: z.object({
    decide: z.boolean(),
    send: z.boolean(),
    withdraw: z.boolean(),
    merge: z.boolean(),
    /** Lock the content, or unlock it. */
    lock: z.boolean(),
    askToWrite: z.boolean(),
  }),
});
export type ProposalDetail = z.infer<typeof proposalDetailSchema>;

/** Body of /proposal/send: a draft, or the changes of one of its courses, goes to review, for the first time or once more. */
export const sendProposalRequestSchema = z.object({
  editionId: idSchema,
  /** The course in the draft; one that was deleted there is named as in the current edition. */
  courseId: idSchema.optional(),
  summary: requiredText(textLimits.paragraph),
  reason: text(textLimits.paragraph).optional(),
  publish: published.nullable().optional(),
  /** Whether nobody writes into the draft while it is reviewed. @default false */
  isLocked: z.boolean().optional(),
});
export type SendProposalRequest = z.infer<typeof sendProposalRequestSchema>;

/** Body of /proposal/decide: what was looked at, and what somebody says to it. */
export const decideProposalRequestSchema = z.object({
  id: idSchema,
  step: z.string().max(40),
  round: z.int().min(1),
  seen: z.string().max(100),
  act: z.enum(decisionActs),
  text: text(textLimits.paragraph).optional(),
});
export type DecideProposalRequest = z.infer<typeof decideProposalRequestSchema>;

/** Body of /proposal/withdraw. */
export const withdrawProposalRequestSchema = z.object({ id: idSchema, ...versioned });
export type WithdrawProposalRequest = z.infer<typeof withdrawProposalRequestSchema>;
