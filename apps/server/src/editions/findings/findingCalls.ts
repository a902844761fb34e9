import {
  acceptFinding as acceptFindingCall,
  applyFix as applyFixCall,
  getEditionFindings,
  listAcceptedFindings,
  undoFix as undoFixCall,
  withdrawAcceptance as withdrawAcceptanceCall,
} from '@college/api-client/contract';
import { acceptanceFieldNames, fixFieldNames } from '@college/curriculum-model';
import { handle, type MountedCall } from '../../http/call';
import { findSides } from '../comparing/compareSides';
import { actOf } from '../merging/editionAct';
import { readReceipt } from '../merging/readReceipts';
import { editionMessages } from '../messages';
import { acceptFinding, withdrawAcceptance } from './acceptFinding';
import { listAcceptances } from './acceptanceRepository';
import { applyFix } from './applyFix';
import { readFindings } from './readFindings';
import { undoFix } from './undoFix';

/** The calls about what the rules find in editions, and what of it is accepted; a finding accepted in one edition is in all of the major in which it reads the same. Its quick fixes are edits, of which each leaves a receipt. */
export const findingCalls: readonly MountedCall[] = [
  handle(getEditionFindings, async ({ query: { ref, occasion = 'editing' }, ...comparing }) =>
    readFindings(comparing, await findSides(comparing, [ref] as const), occasion),
  ),
  handle(listAcceptedFindings, ({ db, query, ...reader }) => listAcceptances(db, query.majorId, reader)),
  handle(acceptFindingCall, ({ body, ...act }) => acceptFinding(body, act), {
    // The rules are asked on a thread, which takes its time.
    ownTransactions: true,
    fieldNames: acceptanceFieldNames,
    success: editionMessages.findingAccepted,
  }),
  handle(withdrawAcceptanceCall, ({ db, body, ...act }) => withdrawAcceptance(db, body, act), {
    success: editionMessages.acceptanceWithdrawn,
  }),
  handle(
    applyFixCall,
    async ({ body, services, transaction, ...context }) => {
      const { id } = await applyFix(body, { ...actOf({ ...context, services }), services, transaction });
      return readReceipt(services.database.db, id, context.language);
    },
    // Which record is written, the finding says; `applyFix` asks about it.
    { ownTransactions: true, fieldNames: fixFieldNames, rights: () => ({ auth: 'modify' }) },
  ),
  handle(
    undoFixCall,
    async (context) => {
      const { id } = await undoFix(context.db, context.body, actOf(context));
      return readReceipt(context.db, id, context.language);
    },
    { rights: ({ body: { id } }) => [{ auth: 'modify' }, { auth: 'read', subject: { kind: 'receipt', id } }] },
  ),
];
