import {
  mayGrant,
  mayManageUser,
  readNewUsers,
  replyCodes,
  type Chain,
  type ManagedUser,
  type NewUserFault,
  type NewUserRow,
} from '@college/curriculum-model';
import type { SampleUser } from '@college/curriculum-model/fixtures';
import { sendMockMail, shownMail } from '../auth/mockOutbox';
import { type MockHandlers } from '../mock-api/mockHandler';
import { MockRefusal } from '../mock-api/MockRefusal';
import type { MockState } from '../mock-api/mockState';
import { holds, pageOf } from '../mock-api/paging';
import { found, refusals } from '../mock-api/refusals';
import { chainOfScope, scopeNameOf, scopesOf } from './mockScopes';

function checkPassword(state: MockState, userId: number, old: string): void {
  if (state.passwords.get(userId) !== old) {
    throw new MockRefusal(replyCodes.validation, { zh: '原密码不正确', en: 'The old password is wrong' });
  }
}

function isTaken(state: MockState, email: string, ownId?: number): boolean {
  return state.users.some((user) => user.id !== ownId && user.email.toLowerCase() === email.trim().toLowerCase());
}

function managed(state: MockState, user: SampleUser, person: SampleUser): ManagedUser {
  const chain: Chain = chainOfScope(state, person) ?? { collegeId: person.collegeId };
  const isEditable = mayManageUser(user, { permissionId: person.permissionId, chain });
  return { ...person, scopeName: scopeNameOf(state, person), isEditable };
}

/** Whether a user is at or below a scope that the caller manages. */
function isInReach(state: MockState, user: SampleUser, person: SampleUser): boolean {
  const chain: Chain = chainOfScope(state, person) ?? { collegeId: person.collegeId };
  return mayManageUser(user, { permissionId: 4000, chain });
}

function faultsOf(state: MockState, user: SampleUser, rows: readonly NewUserRow[]) {
  const { good, faults } = readNewUsers(rows);
  const more = good.flatMap(({ row, user: person }): NewUserFault[] => {
    if (isTaken(state, person.email)) {
      return [{ row, field: 'email', message: { zh: '邮箱已被使用', en: 'The e-mail is taken' } }];
    }
    const chain = chainOfScope(state, { ...person, collegeId: user.collegeId });
    if (chain && mayGrant(user, { permissionId: person.permissionId, chain })) return [];
    return [{ row, field: 'relativeId', message: { zh: '不在您的管理范围内', en: 'The scope is outside of yours' } }];
  });
  const all = [...faults, ...more].toSorted((a, b) => a.row - b.row);
  return { all, valid: good.filter(({ row }) => !all.some((fault) => fault.row === row)) };
}

export const userMocks = {
  updatePassword({ body: { targetUserId, old, fresh }, state, user }) {
    const target = found(state.users.find(({ id }) => id === targetUserId));
    if (target.id !== user.id && !managed(state, user, target).isEditable) throw refusals.noRight();
    checkPassword(state, user.id, old);
    state.passwords.set(target.id, fresh);
    return true;
  },

  updateUserInfo({ body: { id, userName, email }, state, user }) {
    const person = found(state.users.find((one) => one.id === id));
    if (!managed(state, user, person).isEditable) throw refusals.noRight();
    if (isTaken(state, email, id)) {
      throw new MockRefusal(replyCodes.validation, { zh: `邮箱已被使用：${email}`, en: `The e-mail is taken: ${email}` });
    }
    Object.assign(person, { userName, email });
    return true;
  },

  insertNewUsers({ query: { dryrun, onlyvalid }, body, state, user, language }) {
    const { all, valid } = faultsOf(state, user, body);
    const faults = all.map((fault) => ({ ...fault, message: fault.message[language] }));
    if (dryrun) return { faults };
    if (faults.length > 0 && !onlyvalid) {
      const rows = [...new Set(faults.map(({ row }) => row))];
      const sentence = { zh: `第 ${rows.join('、')} 行有误，未添加任何人`, en: `Rows ${rows.join(', ')} are wrong. Nobody was added` };
      throw new MockRefusal(replyCodes.validation, sentence, { faults });
    }
    return valid.map(({ row, user: { password, ...person } }) => {
      const id = state.nextId();
      state.users.push({ ...person, id, collegeId: user.collegeId, translations: {} });
      if (password) state.passwords.set(id, password);
      else sendMockMail(state, 'invite', id, person.email);
      return { id, row };
    });
  },

  listAvailableDepartments: ({ state, user }) => scopesOf(state, user),

  listUsers({ body: { keyword, ...page }, state, user }) {
    const people = state.users.filter((one) => isInReach(state, user, one) && holds(keyword, one.userName, one.email));
    return pageOf(
      people.map((person) => managed(state, user, person)),
      page,
    );
  },

  updateUserName({ body: { userId, userName }, user }) {
    if (userId !== user.id) throw refusals.noRight();
    user.userName = userName;
    return true;
  },

  updateOwnPassword({ body: { userId, old, new: fresh }, state, user }) {
    if (userId !== user.id) throw refusals.noRight();
    checkPassword(state, userId, old);
    state.passwords.set(userId, fresh);
    return true;
  },

  listOutbox: ({ query, state, user }) =>
    pageOf(
      state.outbox
        .filter(({ userId }) => state.users.some(({ id, collegeId }) => id === userId && collegeId === user.collegeId))
        .map(shownMail),
      query,
    ),
} satisfies Partial<MockHandlers>;
