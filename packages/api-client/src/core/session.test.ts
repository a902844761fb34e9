import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMemoryStorage, type TextStorage } from './safeStorage';
import { createSessionStore } from './session';
import { seal } from './sessionCipher';

const loginInfo = {
  data: {
    user: { id: 1, collegeId: 1001, permissionId: 2000, relativeId: 1001, userName: '王老师', email: 'leader@college.example' },
    authToken: 'token-1',
  },
};

function aStore() {
  const sessionStorage = createMemoryStorage();
  const localStorage = createMemoryStorage();
  return { store: createSessionStore({ sessionStorage, localStorage }), sessionStorage, localStorage };
}

const refuse = () => {
  throw new DOMException('denied', 'SecurityError');
};
const refusing: TextStorage = { getItem: refuse, setItem: refuse, removeItem: refuse };

describe('createSessionStore', () => {
  it('distinguishes missing from present', () => {
    const { store } = aStore();
    expect(store.read()).toEqual({ state: 'missing' });
    expect(store.authToken()).toBeUndefined();
    store.write(loginInfo);
    expect(store.read()).toEqual({ state: 'present', loginInfo });
    expect(store.authToken()).toBe('token-1');
  });

  it('writes nothing that can be read', () => {
    const { store, sessionStorage } = aStore();
    store.write(loginInfo);
    expect(sessionStorage.getItem('loginInfo')).toMatch(/^[0-9a-f]+$/);
  });

  it('removes login info that was changed in any character, and reports it once', () => {
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom(...'0123456789abcdefABCDEF{"'), (at, put) => {
        const { store, sessionStorage } = aStore();
        store.write(loginInfo);
        const sealed = sessionStorage.getItem('loginInfo') ?? '';
        const index = at % sealed.length;
        fc.pre(sealed[index] !== put);
        sessionStorage.setItem('loginInfo', sealed.slice(0, index) + put + sealed.slice(index + 1));
        expect(store.authToken()).toBeUndefined();
        expect(store.read()).toEqual({ state: 'tampered' });
        expect(store.read()).toEqual({ state: 'missing' });
      }),
    );
  });

  it.each([
    ['empty text', ''],
    ['plain JSON', JSON.stringify(loginInfo)],
    ['a sealed text that is not JSON', seal('hello', 'loginInfo')],
    ['a sealed object of another shape', seal(JSON.stringify({ data: { user: { id: 1 }, authToken: 't' } }), 'loginInfo')],
    ['login info sealed for another place', seal(JSON.stringify(loginInfo), 'language')],
  ])('takes %s for tampered', (_, text) => {
    const { store, sessionStorage } = aStore();
    sessionStorage.setItem('loginInfo', text);
    expect(store.read()).toEqual({ state: 'tampered' });
    expect(sessionStorage.getItem('loginInfo')).toBeNull();
  });

  it('keeps the authToken when the person changes', () => {
    const { store } = aStore();
    store.write(loginInfo);
    store.updateUser({ userName: '王教授' });
    expect(store.read()).toMatchObject({ loginInfo: { data: { user: { id: 1, userName: '王教授' }, authToken: 'token-1' } } });
  });

  it('invents no sign-in by changing a person who is not there', () => {
    const { store } = aStore();
    store.updateUser({ userName: '王教授' });
    expect(store.read()).toEqual({ state: 'missing' });
  });

  it('stores the language per tab and the my-courses choice per browser', () => {
    const { store, sessionStorage, localStorage } = aStore();
    expect(store.language()).toBeUndefined();
    expect(store.myCoursesOnly()).toBe(false);
    store.setLanguage('80102');
    store.setMyCoursesOnly(true);
    expect(sessionStorage.getItem('language')).toBe('80102');
    expect(localStorage.getItem('myCoursesOnly')).toBe('1');
    store.setMyCoursesOnly(false);
    expect(localStorage.getItem('myCoursesOnly')).toBe('0');
  });

  it('works in memory when the browser refuses its storage', () => {
    const store = createSessionStore({ sessionStorage: refusing, localStorage: refusing });
    expect(store.read()).toEqual({ state: 'missing' });
    store.write(loginInfo);
    store.setMyCoursesOnly(true);
    expect(store.read()).toEqual({ state: 'present', loginInfo });
    expect(store.myCoursesOnly()).toBe(true);
    store.clear();
    expect(store.read()).toEqual({ state: 'missing' });
  });

  it('works where there is no storage at all', () => {
    const store = createSessionStore();
    store.setLanguage('80101');
    expect(store.language()).toBe('80101');
  });
});
