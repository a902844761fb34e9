import {
  budgetFault,
  mapBudgets,
  type BudgetLimits,
  type Budgets,
  type PersonBudgets,
  type SaveBudgetsRequest,
} from '@college/curriculum-model';
import { recordChange } from '../audit/recordChange';
import type { Queries } from '../db';
import type { CallContext } from '../http/call';
import { httpMessages } from '../http/messages';
import { invalid, notFound } from '../http/refusal';
import { needVersion, refuseOlder } from '../http/versions';
import { lockAccount } from '../users/userRepository';
import { readBudgets } from './listBudgets';
import { budgetMessages } from './messages';
import { findOwnLimits, putLimits } from './personLimits';

interface Act {
  byUserId: number;
  usual: Budgets;
  note: CallContext['note'];
  now: Date;
}

/** Raises the limits of a person, or puts them back to those of everybody. */
export async function saveLimits(
  db: Queries,
  { id, version, limits }: SaveBudgetsRequest,
  { byUserId, usual, note, now }: Act,
): Promise<PersonBudgets> {
  needVersion(version);
  if (!(await lockAccount(db, id))) throw notFound(httpMessages.subjectMissing);
  const stored = await findOwnLimits(db, id);
  const read = async () => (await readBudgets(db, [id], { usual, now }))[0]!;
  await refuseOlder({ sent: version, stored: stored?.version ?? 0 }, budgetMessages.changedMeanwhile, read);
  const fault = budgetFault(limits, usual);
  if (fault) throw invalid(fault.sentence, `limits.${fault.name}`);
  const before = mapBudgets((name) => stored?.[name] ?? null);
  const after = mapBudgets((name) => (limits[name] === usual[name] ? null : limits[name]));
  await putLimits(db, { userId: id, limits: after, version: (stored?.version ?? 0) + 1 }, now);
  await recordChange(db, { at: now, userId: byUserId, action: 'updated', entity: 'personBudgets', entityId: id, before, after });
  note({ kind: 'budgetChange', outcome: 'done', personId: id, what: isUsual(after) ? 'budgetsUsual' : 'budgetsRaised' });
  return read();
}

function isUsual(limits: BudgetLimits): boolean {
  return Object.values(limits).every((limit) => limit === null);
}
