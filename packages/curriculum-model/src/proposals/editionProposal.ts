import { z } from 'zod';
import { idSchema } from '../fields';

/** Where a proposal is: reviewed, sent back for changes, approved and not merged yet, declined, taken back, or merged. */
export const proposalStatuses = ['review', 'changes', 'approved', 'declined', 'withdrawn', 'merged'] as const;
export type ProposalStatus = (typeof proposalStatuses)[number];

/** Those of a proposal that is neither over nor taken back. */
export const statusesUnderWay = ['review', 'changes', 'approved'] as const satisfies ProposalStatus[];
const underWay: ReadonlySet<string> = new Set(statusesUnderWay);

/** Whether a proposal is neither over nor taken back, so that it can be taken back; while that of a draft is, none of its courses is sent, and the other way round. */
export function isUnderWay(status: ProposalStatus): status is (typeof statusesUnderWay)[number] {
  return underWay.has(status);
}

/** The latest proposal of an edition, where lists of editions have it. */
export const editionProposalSchema = z.object({
  id: idSchema,
  status: z.enum(proposalStatuses),
  round: z.int(),
  /** Whether the content of the edition is locked while it is reviewed. */
  isLocked: z.boolean().optional(),
});
export type EditionProposal = z.infer<typeof editionProposalSchema>;
