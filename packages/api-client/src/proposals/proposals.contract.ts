import {
  askToWriteRequestSchema,
  decideProposalRequestSchema,
  lockProposalRequestSchema,
  proposalDetailSchema,
  proposalSchema,
  replyCodes,
  sendProposalRequestSchema,
  withdrawProposalRequestSchema,
} from '@college/curriculum-model';
import { z } from 'zod';
import { endpoint } from '../core/endpoint';
import { idParam, languageParam } from '../core/param';

export const listProposals = endpoint({
  method: 'GET',
  path: '/proposal/list',
  auth: 'read',
  writes: false,
  extension: true,
  subject: { kind: 'major', in: 'query', name: 'majorId' },
  query: z.object({ majorId: idParam }),
  data: z.array(proposalSchema),
  summary: 'Lists the proposals of a major, the latest first.',
});

export const listWaitingProposals = endpoint({
  method: 'GET',
  path: '/proposal/waiting',
  auth: 'signedIn',
  writes: false,
  extension: true,
  query: z.object({ lang: languageParam.optional() }),
  data: z.array(proposalSchema),
  summary: 'Lists the proposals whose step the caller is asked to decide and has not approved, what is due first.',
});

export const getProposal = endpoint({
  method: 'GET',
  path: '/proposal/detail',
  auth: 'read',
  writes: false,
  extension: true,
  subject: { kind: 'proposal', in: 'query', name: 'id' },
  query: z.object({ id: idParam }),
  data: proposalDetailSchema,
  summary: 'Gives a proposal with its steps, who can decide them, its history, and what the caller may do with it.',
});

export const sendProposal = endpoint({
  method: 'POST',
  path: '/proposal/send',
  // Who edits a course sends that course; the rest is asked where it is known what is sent.
  auth: 'read',
  writes: true,
  extension: true,
  subject: { kind: 'edition', in: 'body', name: 'editionId' },
  body: sendProposalRequestSchema,
  data: proposalDetailSchema,
  summary: 'Sends a draft, or the changes of one of its courses, to review, or once more as the next round of its proposal.',
});

export const decideProposal = endpoint({
  method: 'POST',
  path: '/proposal/decide',
  auth: 'read',
  writes: true,
  extension: true,
  subject: { kind: 'proposal', in: 'body', name: 'id' },
  body: decideProposalRequestSchema,
  data: proposalDetailSchema,
  refusals: [replyCodes.conflict],
  summary:
    'Approves, asks for changes or declines at the step that is to be decided, by those whom the step asks. The last approval merges the draft unless the merge would ask something, and publishes where that is wished.',
});

export const withdrawProposal = endpoint({
  method: 'POST',
  path: '/proposal/withdraw',
  auth: 'read',
  writes: true,
  extension: true,
  subject: { kind: 'proposal', in: 'body', name: 'id' },
  body: withdrawProposalRequestSchema,
  data: proposalDetailSchema,
  summary: 'Takes a proposal back; its draft can be sent again.',
});

export const lockProposal = endpoint({
  method: 'POST',
  path: '/proposal/lock',
  auth: 'read',
  writes: true,
  extension: true,
  subject: { kind: 'proposal', in: 'body', name: 'id' },
  body: lockProposalRequestSchema,
  data: proposalDetailSchema,
  summary:
    'Locks the content of a proposal while it is reviewed, or unlocks it: by whoever sent it, those who decide it now, or who manages the major. The end of the review ends the lock.',
});

export const askToWrite = endpoint({
  method: 'POST',
  path: '/proposal/asktowrite',
  auth: 'read',
  writes: true,
  extension: true,
  subject: { kind: 'proposal', in: 'body', name: 'id' },
  body: askToWriteRequestSchema,
  data: proposalDetailSchema,
  summary: 'Asks those who can unlock the content of a proposal to do so; once a person and lock.',
});
