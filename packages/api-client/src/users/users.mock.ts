import {
  type Chain,
  changedMeanwhile,
  findScopesIn,
  type Language,
  type ManagedUser,
  may,
  mayGrant,
  mayManageUser,
  type NewUserFault,
  type NewUserRow,
  outboxSort,
  personRefusals,
  personSort,
  readNewUsers,
  replyCodes,
  resolveScopesIn,
  scopeLevelsIn,
  signInName,
  signInRefusals,
} from '@college/curriculum-model';
import type { SampleUser } from '@college/curriculum-model/fixtures';
import { checkMockPassword } from '../auth/checkMockPassword';
import { killMockLinks, sendMockMail, shownMail } from '../auth/mockOutbox';
import { closeMockSessions } from '../auth/mockSessions';
import { type MockHandlers } from '../mock-api/mockHandler';
import { MockRefusal } from '../mock-api/MockRefusal';
import type { MockState } from '../mock-api/mockState';
import { holds, sortedPageOf } from '../mock-api/paging';
import { checkVersion, found, refusals } from '../mock-api/refusals';
import { eraseMockPerson, mockErasure } from './mockErasure';
import { noteMock } from '../security/mockSecurity';
import { chainOfScope, managesScope, scopeNameOf, scopesOf } from './mockScopes';

/** Whether somebody else signs in with a name: by an e-mail address or by a user name. */
function isTaken(state: MockState, name: string, ownId?: number): boolean {
  const wanted = signInName(name);
  return state.users.some(({ id, email, userName }) => id !== ownId && [email, userName].some((one) => signInName(one) === wanted));
}

function managed(state: MockState, user: SampleUser, person: SampleUser, language: Language): ManagedUser {
  const scopeName = scopeNameOf(state, person, language);
  const isManaged = isEditable(state, user, person);
  const disabled = state.disabled.get(person.id);
  return { ...person, scopeName, disabled: disabled ? { ...disabled, ...(!isManaged && { reason: '' }) } : null, isEditable: isManaged };
}

function accountOf({ id, userName, email, translations, version }: SampleUser) {
  return { id, userName, email, translations, version };
}

/** The English name was that of the old one. */
function rename(person: SampleUser, userName: string): void {
  if (userName === person.userName) return;
  const { userName: _, ...en } = person.translations?.en ?? {};
  Object.assign(person, { userName, translations: { ...person.translations, en } });
}

function isEditable(state: MockState, user: SampleUser, person: SampleUser): boolean {
  const chain: Chain = chainOfScope(state, person) ?? { collegeId: person.collegeId };
  return mayManageUser(user, { permissionId: person.permissionId, chain });
}

/** Whether a user is at or below a scope that the caller manages. */
function isInReach(state: MockState, user: SampleUser, person: SampleUser): boolean {
  return may(user, 'manage', chainOfScope(state, person) ?? { collegeId: person.collegeId });
}

function managesReader(state: MockState, user: SampleUser, readerId: number): boolean {
  const reader = state.users.find(({ id }) => id === readerId);
  return reader !== undefined && isEditable(state, user, reader);
}

function faultsOf(state: MockState, user: SampleUser, rows: readonly NewUserRow[]) {
  const { good, faults } = readNewUsers(rows);
  const more = good.flatMap(({ row, user: person }): NewUserFault[] => {
    if (isTaken(state, person.email)) {
      return [{ row, field: 'email', message: personRefusals.emailTaken }];
    }
    if (isTaken(state, person.userName)) return [{ row, field: 'userName', message: personRefusals.nameTaken }];
    const chain = chainOfScope(state, { ...person, collegeId: user.collegeId });
    if (chain && mayGrant(user, { permissionId: person.permissionId, chain })) return [];
    return [{ row, field: 'relativeId', message: personRefusals.scopeBeyond }];
  });
  const all = [...faults, ...more].toSorted((a, b) => a.row - b.row);
  return { all, valid: good.filter(({ row }) => !all.some((fault) => fault.row === row)) };
}

export const userMocks = {
  updatePassword({ body: { targetUserId, old, fresh, version }, state, user }) {
    const target = found(state.users.find(({ id }) => id === targetUserId));
    if (target.id !== user.id && !isEditable(state, user, target)) throw refusals.noRight();
    const wrong = target.id === user.id ? signInRefusals.wrongOldPassword : signInRefusals.wrongPassword;
    checkMockPassword(state, { userId: user.id, password: old, wrong });
    checkVersion(version, target, changedMeanwhile.person(target), accountOf(target));
    state.passwords.set(target.id, fresh);
    target.version = (target.version ?? 0) + 1;
    return { record: accountOf(target) };
  },

  updateUserInfo({ body: { id, userName, email, version }, state, user, language }) {
    const person = found(state.users.find((one) => one.id === id));
    if (!isEditable(state, user, person)) throw refusals.noRight();
    checkVersion(version, person, changedMeanwhile.person(person), accountOf(person));
    if (isTaken(state, email, id)) {
      throw new MockRefusal(replyCodes.validation, personRefusals.emailTakenBy(email), { field: 'email' });
    }
    if (isTaken(state, userName, id)) throw new MockRefusal(replyCodes.validation, personRefusals.nameTaken, { field: 'userName' });
    rename(person, userName);
    Object.assign(person, { email, version: (person.version ?? 0) + 1 });
    return { record: managed(state, user, person, language) };
  },

  setUserDisabled({ body: { id, isDisabled, reason = '', version }, state, user, language }) {
    const person = found(state.users.find((one) => one.id === id));
    if (!isEditable(state, user, person)) throw refusals.noRight();
    checkVersion(version, person, changedMeanwhile.person(person), accountOf(person));
    const was = state.disabled.get(id);
    if (isDisabled ? was?.reason === reason.trim() : !was) return { record: managed(state, user, person, language) };
    if (isDisabled) {
      state.disabled.set(id, { time: was?.time ?? state.now(), reason: reason.trim() });
      closeMockSessions(state, id);
      killMockLinks(state, id);
    } else state.disabled.delete(id);
    person.version = (person.version ?? 0) + 1;
    noteMock(state, { kind: isDisabled ? 'accountDisabled' : 'accountEnabled', outcome: 'done', actor: user, person });
    return { record: managed(state, user, person, language) };
  },

  findErasure({ query: { id }, state, user }) {
    const person = found(state.users.find((one) => one.id === id));
    if (!isEditable(state, user, person)) throw refusals.noRight();
    return mockErasure(state, id);
  },

  erasePerson({ body: { id, version }, state, user }) {
    const person = found(state.users.find((one) => one.id === id));
    if (!isEditable(state, user, person)) throw refusals.noRight();
    checkVersion(version, person, changedMeanwhile.person(person), accountOf(person));
    const erasure = mockErasure(state, id);
    eraseMockPerson(state, person);
    noteMock(state, { kind: 'personErased', outcome: 'done', actor: user, person });
    return erasure;
  },

  insertNewUsers({ query: { dryrun, onlyvalid }, body, state, user, language }) {
    const { all, valid } = faultsOf(state, user, body);
    const faults = all.map((fault) => ({ ...fault, message: fault.message[language] }));
    if (dryrun) return { faults };
    const [first] = all;
    if (first && !onlyvalid) {
      const rows = [...new Set(faults.map(({ row }) => row))];
      const sentence = personRefusals.rowsWrong(rows, first);
      throw new MockRefusal(replyCodes.validation, sentence, { faults });
    }
    return valid.map(({ row, user: { password, ...person } }) => {
      const id = state.nextId();
      state.users.push({ ...person, id, collegeId: user.collegeId, version: 1, translations: {} });
      if (password) state.passwords.set(id, password);
      else sendMockMail(state, 'invite', id, person.email);
      return { id, row };
    });
  },

  listAvailableDepartments({ query: { depth, departmentid: departmentId, majorid: majorId }, state, user, language }) {
    const tree = scopesOf(state, user, language);
    const isWhole = [depth, departmentId, majorId].every((part) => part === undefined);
    return isWhole ? tree : scopeLevelsIn(tree, { depth, departmentId, majorId });
  },

  findScopes: ({ body, state, user, language }) => findScopesIn(scopesOf(state, user, language), body, managesScope(state, user)),

  resolveScopes: ({ body, state, user, language }) =>
    resolveScopesIn(scopesOf(state, user, language), body.list, managesScope(state, user)),

  listUsers({ body: { keyword, isDisabled, ...page }, state, user, language }) {
    const isWanted = ({ id }: SampleUser) => isDisabled === undefined || state.disabled.has(id) === isDisabled;
    const isNamed = ({ userName, email, translations }: SampleUser) => holds(keyword, userName, email, translations?.en?.userName?.text);
    const people = state.users.filter((one) => isInReach(state, user, one) && isNamed(one) && isWanted(one));
    return sortedPageOf(
      people.map((person) => managed(state, user, person, language)),
      page,
      personSort,
      language,
    );
  },

  updateUserName({ body: { userId, userName, version }, state, user }) {
    if (userId !== user.id) throw refusals.noRight();
    checkVersion(version, user, changedMeanwhile.person(user), accountOf(user));
    if (isTaken(state, userName, userId)) throw new MockRefusal(replyCodes.validation, personRefusals.nameTaken, { field: 'userName' });
    rename(user, userName);
    user.version = (user.version ?? 0) + 1;
    return { record: accountOf(user) };
  },

  updateOwnPassword({ body: { userId, old, new: fresh }, state, user }) {
    if (userId !== user.id) throw refusals.noRight();
    checkMockPassword(state, { userId, password: old, wrong: signInRefusals.wrongOldPassword });
    state.passwords.set(userId, fresh);
    user.version = (user.version ?? 0) + 1;
    return { record: accountOf(user) };
  },

  listOutbox: ({ query, state, user, language }) =>
    sortedPageOf(
      state.outbox
        .filter(({ userId }) => state.users.some(({ id, collegeId }) => id === userId && collegeId === user.collegeId))
        .map((mail) => shownMail(mail, managesReader(state, user, mail.userId))),
      query,
      outboxSort,
      language,
    ),
} satisfies Partial<MockHandlers>;
