import {
  acceptFinding as acceptFindingCall,
  getEditionFindings,
  listAcceptedFindings,
  withdrawAcceptance as withdrawAcceptanceCall,
} from '@college/api-client/contract';
import { acceptanceFieldNames } from '@college/curriculum-model';
import { handle, type MountedCall } from '../../http/call';
import { findSides } from '../comparing/compareSides';
import { editionMessages } from '../messages';
import { acceptFinding, withdrawAcceptance } from './acceptFinding';
import { listAcceptances } from './acceptanceRepository';
import { readFindings } from './readFindings';

/** The calls about what the rules find in editions, and what of it is accepted; a finding accepted in one edition is in all of the major in which it reads the same. */
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
];
