import type { Acceptance, AcceptFindingRequest } from '@college/curriculum-model';
import { recordChange } from '../../audit/recordChange';
import type { Queries } from '../../db';
import type { CallContext } from '../../http/call';
import { conflict, invalid, notFound } from '../../http/refusal';
import { needVersion } from '../../http/versions';
import { authoriseNow } from '../../rights/authoriseNow';
import { findSides } from '../comparing/compareSides';
import type { EditionAct } from '../merging/editionAct';
import { editionMessages } from '../messages';
import { findAcceptance, putAcceptance, removeAcceptance, type AcceptanceRow } from './acceptanceRepository';
import { readSaying } from './readFindings';

type Actor = Pick<EditionAct, 'caller' | 'now'>;
type Accepting = Omit<EditionAct, 'asking'> & Pick<CallContext, 'services' | 'transaction'>;

/** Accepts a finding that is found now as it was read. */
export async function acceptFinding({ ref, basis = '', ...accepting }: AcceptFindingRequest, act: Accepting): Promise<Acceptance> {
  needVersion(basis || undefined);
  const { caller, now } = act;
  const today = act.dayOf(now);
  if (accepting.until !== null && accepting.until < today) throw invalid(editionMessages.untilPast, 'until');
  const sides = await findSides(act, [ref] as const);
  if (sides[0].homeMajorId !== accepting.majorId) throw invalid(editionMessages.otherHome);
  const { findings, accepted = [] } = await readSaying(accepting.finding, act, sides);
  const known = accepted.find(({ finding }) => finding.id === accepting.finding);
  if (known) throw conflict(editionMessages.findingAcceptedAlready, known.by);
  const finding = findings.find(({ id }) => id === accepting.finding);
  if (!finding) throw notFound(editionMessages.findingMended);
  if (finding.basis !== basis) throw conflict(editionMessages.findingChanged, finding);
  return act.transaction(async (tx) => {
    await authoriseNow(tx, caller, { auth: 'manage', subject: { kind: 'major', id: accepting.majorId } });
    const row = await putAcceptance(tx, { ...accepting, basis, userId: caller.id, acceptedAt: now }, today);
    const acceptance = (await findAcceptance(tx, { ...accepting, basis }, act))!;
    if (!row) throw conflict(editionMessages.findingAcceptedAlready, acceptance);
    await note(tx, row, 'created', act);
    return acceptance;
  });
}

/** Lets an accepted finding count again. */
export async function withdrawAcceptance(db: Queries, wanted: { majorId: number; id: number }, act: Actor): Promise<void> {
  const row = await removeAcceptance(db, wanted);
  if (!row) throw notFound(editionMessages.acceptanceMissing);
  await note(db, row, 'deleted', act);
}

async function note(db: Queries, row: AcceptanceRow, action: 'created' | 'deleted', { caller, now }: Actor): Promise<void> {
  const { majorId, acceptedAt, ...stored } = row;
  const state = { ...stored, acceptedAt: acceptedAt.toISOString() };
  const [before, after] = action === 'created' ? [null, state] : [state, null];
  await recordChange(db, { at: now, userId: caller.id, action, entity: 'acceptedFinding', entityId: majorId, before, after });
}
