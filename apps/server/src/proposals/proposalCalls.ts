import {
  askToWrite as askToWriteCall,
  decideProposal as decideProposalCall,
  getProposal,
  getReviewSteps,
  listProposals,
  listWaitingProposals as listWaitingProposalsCall,
  lockProposal as lockProposalCall,
  saveReviewSteps as saveReviewStepsCall,
  sendProposal as sendProposalCall,
  withdrawProposal as withdrawProposalCall,
} from '@college/api-client/contract';
import { proposalFieldNames, stepFieldNames } from '@college/curriculum-model';
import { actOf } from '../editions/merging/editionAct';
import { handle, type MountedCall } from '../http/call';
import { successMessages } from '../http/successMessages';
import { decideProposal } from './decideProposal';
import { askToWrite, lockProposal } from './lockProposal';
import { proposalMessages } from './messages';
import { presentProposal } from './presentProposal';
import { listProposalsOf } from './proposalRepository';
import { presentReviewSteps } from './reviewSteps';
import { saveReviewSteps } from './saveReviewSteps';
import { readProposalDetail, sendProposal } from './sendProposal';
import { listWaitingProposals } from './waitingProposals';
import { withdrawProposal } from './withdrawProposal';

/** The calls about proposals, their review, and the steps of reviews. */
export const proposalCalls: readonly MountedCall[] = [
  handle(getReviewSteps, ({ db, caller, language }) => presentReviewSteps(db, caller.collegeId, language)),
  handle(saveReviewStepsCall, ({ db, body, caller, now, language }) => saveReviewSteps(db, body, { caller, now, language }), {
    success: successMessages.saved,
    fieldNames: stepFieldNames,
  }),
  handle(listProposals, async ({ db, query, language }) => {
    const list = [];
    for (const found of await listProposalsOf(db, query.majorId)) list.push(await presentProposal(db, found, language));
    return list;
  }),
  handle(listWaitingProposalsCall, ({ db, caller, language }) => listWaitingProposals(db, caller, language)),
  handle(getProposal, ({ db, query, caller, language }) => readProposalDetail(db, query.id, { caller, language })),
  handle(sendProposalCall, ({ db, body, ...context }) => sendProposal(db, body, actOf(context)), {
    success: proposalMessages.sent,
    fieldNames: proposalFieldNames,
  }),
  handle(decideProposalCall, ({ db, body, ...context }) => decideProposal(db, body, actOf(context)), {
    success: proposalMessages.decided,
    fieldNames: proposalFieldNames,
  }),
  handle(lockProposalCall, ({ db, body, ...context }) => lockProposal(db, body, actOf(context)), {
    success: successMessages.saved,
  }),
  handle(askToWriteCall, ({ db, body, ...context }) => askToWrite(db, body, actOf(context)), {
    success: proposalMessages.askedToWrite,
    fieldNames: proposalFieldNames,
  }),
  handle(withdrawProposalCall, ({ db, body, ...context }) => withdrawProposal(db, body, actOf(context)), {
    success: proposalMessages.withdrawn,
  }),
];
