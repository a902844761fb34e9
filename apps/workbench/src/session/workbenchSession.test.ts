import { createMemoryStorage, createSessionStore } from '@college/api-client';
import { aLoginInfo } from '@college/curriculum-model/fixtures';
import { describe, expect, it } from 'vitest';
import { createWorkbenchSession } from './workbenchSession';

function aSession() {
  const sessionStorage = createMemoryStorage();
  const store = createSessionStore({ sessionStorage, localStorage: createMemoryStorage() });
  return { session: createWorkbenchSession(store), sessionStorage };
}

describe('the session that the guard looks at', () => {
  it('names the person on public and on guarded pages alike', () => {
    const { session } = aSession();
    const loginInfo = aLoginInfo('majorLeader');
    session.begin(loginInfo);
    const { email } = loginInfo.data.user;
    expect(session.visit({ requiresAuth: true })).toEqual({ state: 'present', email });
    expect(session.visit({ requiresAuth: false })).toEqual({ state: 'present', email });
  });

  it('leaves tampered login info alone on a public page, so that the next guarded one can warn of it', () => {
    const { session, sessionStorage } = aSession();
    sessionStorage.setItem('loginInfo', 'somebody wrote this');
    expect(session.visit({ requiresAuth: false })).toEqual({ state: 'missing' });
    expect(sessionStorage.getItem('loginInfo')).toBe('somebody wrote this');
    expect(session.visit({ requiresAuth: true })).toEqual({ state: 'tampered' });
    expect(sessionStorage.getItem('loginInfo')).toBeNull();
  });

  it('follows a changed user name without ending the sign-in, and notifies its subscribers', () => {
    const { session } = aSession();
    const loginInfo = aLoginInfo('majorLeader');
    session.begin(loginInfo);
    const names: (string | undefined)[] = [];
    session.subscribe(() => names.push(session.loginInfo()?.data.user.userName));
    session.changeUser({ userName: '周敏敏' });
    expect(names).toEqual(['周敏敏']);
    expect(session.loginInfo()?.data).toEqual({
      authToken: loginInfo.data.authToken,
      user: { ...loginInfo.data.user, userName: '周敏敏' },
    });
  });
});
