import {
  budgetFault,
  type Budgets,
  budgetSort,
  changedMeanwhile,
  limitsWith,
  mapBudgets,
  mayManageUser,
  megabyte,
  nearestToLimit,
  type PersonBudgets,
  replyCodes,
} from '@college/curriculum-model';
import type { SampleUser } from '@college/curriculum-model/fixtures';
import type { MockHandlers } from '../mock-api/mockHandler';
import { MockRefusal } from '../mock-api/MockRefusal';
import type { MockState } from '../mock-api/mockState';
import { holds, sortedPageOf } from '../mock-api/paging';
import { found, refusals } from '../mock-api/refusals';
import { noteMock } from '../security/mockSecurity';

const usual: Budgets = { storedBytes: 100 * megabyte, emptyUnits: 30, eventStreams: 6, waitingFiles: 4, feedbacks: 20 };

function budgetsOf({ holdings, limits, disabled }: MockState, { id, userName, email, translations }: SampleUser): PersonBudgets {
  const own = limits.get(id);
  const { finishedFiles = 0, ...held } = holdings.get(id) ?? {};
  const applied = limitsWith(own?.limits, usual);
  const budgets = mapBudgets((name) => ({ used: held[name] ?? 0, limit: applied[name], usual: usual[name] }));
  const mark = disabled.has(id) ? { isDisabled: true } : {};
  return { id, userName, email, translations, budgets, finishedFiles, ...mark, version: own?.version ?? 0 };
}

function isManaged(user: SampleUser, person: SampleUser): boolean {
  const { collegeId, permissionId } = person;
  return mayManageUser(user, { permissionId, chain: { collegeId } });
}

export const budgetMocks = {
  listBudgets({ query: { keyword, ...page }, state, user, language }) {
    const people = state.users.filter((one) => isManaged(user, one) && holds(keyword, one.userName, one.email));
    const sorted = people.map((one) => budgetsOf(state, one)).toSorted((one, other) => nearestToLimit(other) - nearestToLimit(one));
    return sortedPageOf(sorted, page, budgetSort, language);
  },

  saveBudgets({ body: { id, version, limits }, state, user }) {
    const person = found(state.users.find((one) => one.id === id));
    if (!isManaged(user, person)) throw refusals.noRight();
    const stored = budgetsOf(state, person);
    if (version !== stored.version) throw new MockRefusal(replyCodes.conflict, changedMeanwhile.limits, stored);
    const fault = budgetFault(limits, usual);
    if (fault) throw new MockRefusal(replyCodes.validation, fault.sentence, { field: `limits.${fault.name}` });
    const kept = mapBudgets((name) => (limits[name] === usual[name] ? null : limits[name]));
    state.limits.set(id, { limits: kept, version: stored.version + 1 });
    noteMock(state, { kind: 'budgetChange', outcome: 'done', actor: user, person });
    return budgetsOf(state, person);
  },
} satisfies Partial<MockHandlers>;
