import { z } from 'zod';
import { idSchema } from '../fields';

/** Where a proposal is: reviewed, sent back for changes, approved and not merged yet, declined, taken back, or merged. */
export const proposalStatuses = ['review', 'changes', 'approved', 'declined', 'withdrawn', 'merged'] as const;
export type ProposalStatus = (typeof proposalStatuses)[number];

/** The latest proposal of an edition, where lists of editions have it. */
export const editionProposalSchema = z.object({
  id: idSchema,
  status: z.enum(proposalStatuses),
  round: z.int(),
  /** Whether the content of the edition is locked while it is reviewed. */
  isLocked: z.boolean().optional(),
});
export type EditionProposal = z.infer<typeof editionProposalSchema>;
