import { bandOf, replyCodes } from '@college/curriculum-model';
import { samplePassword } from '@college/curriculum-model/fixtures';
import { MockRefusal, type MockHandlers } from '../mock-api/mockHandler';
import type { MockState } from '../mock-api/mockState';
import { holds, pageOf } from '../mock-api/paging';
import { found, refusals } from '../mock-api/refusals';

function checkPassword(state: MockState, userId: number, old: string): void {
  if (state.passwords.get(userId) !== old) {
    throw new MockRefusal(replyCodes.validation, { zh: '原密码不正确', en: 'The old password is wrong' });
  }
}

function checkEmail(state: MockState, email: string, ownId?: number): void {
  const isTaken = state.users.some((user) => user.id !== ownId && user.email.toLowerCase() === email.toLowerCase());
  if (isTaken) throw new MockRefusal(replyCodes.validation, { zh: `邮箱已被使用：${email}`, en: `The e-mail is taken: ${email}` });
}

export const userMocks = {
  updatePassword({ body: { targetUserId, old, fresh }, state, user }) {
    const target = found(state.users.find(({ id }) => id === targetUserId));
    const isManager = bandOf(user.permissionId).manage && target.collegeId === user.collegeId;
    if (target.id !== user.id && !isManager) throw refusals.noRight();
    checkPassword(state, user.id, old);
    state.passwords.set(target.id, fresh);
    return true;
  },

  updateUserInfo({ body: { id, userName, email }, state }) {
    checkEmail(state, email, id);
    Object.assign(found(state.users.find((user) => user.id === id)), { userName, email });
    return true;
  },

  insertNewUsers({ body, state, user }) {
    for (const { email } of body) checkEmail(state, email);
    return body.map(({ password = samplePassword, ...person }) => {
      const id = state.nextId();
      state.users.push({ ...person, id, collegeId: user.collegeId, translations: {} });
      state.passwords.set(id, password);
      return { id };
    });
  },

  listAvailableDepartments: ({ state, user }) =>
    state.departments.filter(({ collegeId }) => collegeId === user.collegeId).map(({ id, name }) => ({ label: name, value: id })),

  listUsers({ body: { keyword, ...page }, state, user }) {
    const people = state.users.filter(({ collegeId, userName, email }) => collegeId === user.collegeId && holds(keyword, userName, email));
    return pageOf(people, page);
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
} satisfies Partial<MockHandlers>;
