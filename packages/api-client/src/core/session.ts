import { type LoginInfo, type LoginUser, storageKeys } from '@college/curriculum-model';
import { isLoginInfo } from './isLoginInfo';
import { createSafeStorage, type TextStorage } from './safeStorage';
import { seal, unseal } from './sessionCipher';
import type { ClientSession } from './signOut';

/** The state of the sign-in; tampered login info is removed before it is reported. */
export type SessionReading = { state: 'missing' } | { state: 'tampered' } | { state: 'present'; loginInfo: LoginInfo };

/** The stored language, login info and my-courses choice (domain.md §9); it also serves the client as its session. */
export interface SessionStore extends ClientSession {
  read(): SessionReading;
  write(loginInfo: LoginInfo): void;
  /** Changes the stored person; the authToken stays as it is. */
  updateUser(change: Partial<LoginUser>): void;
  /** The stored language code, whatever it is. */
  language(): string | undefined;
  setLanguage(code: string): void;
  myCoursesOnly(): boolean;
  setMyCoursesOnly(isOn: boolean): void;
}

export interface SessionStoreOptions {
  /** @default window.sessionStorage */
  sessionStorage?: TextStorage;
  /** @default window.localStorage */
  localStorage?: TextStorage;
}

function parseLoginInfo(text: string): LoginInfo | undefined {
  try {
    const parsed: unknown = JSON.parse(text);
    return isLoginInfo(parsed) ? parsed : undefined;
  } catch {
    // Text that is not JSON was not written by this store.
    return undefined;
  }
}

/** Opens the stores of this tab and this browser. */
export function createSessionStore(options: SessionStoreOptions = {}): SessionStore {
  const tab = createSafeStorage(() => options.sessionStorage ?? globalThis.sessionStorage);
  const browser = createSafeStorage(() => options.localStorage ?? globalThis.localStorage);
  // Every request reads the token; the same encrypted text is decrypted only once.
  let opened: { sealed: string; loginInfo: LoginInfo } | undefined;

  function open(sealed: string): LoginInfo | undefined {
    if (opened?.sealed === sealed) return opened.loginInfo;
    const text = unseal(sealed, storageKeys.loginInfo);
    const loginInfo = text === undefined ? undefined : parseLoginInfo(text);
    opened = loginInfo === undefined ? undefined : { sealed, loginInfo };
    return loginInfo;
  }

  function read(): SessionReading {
    const sealed = tab.getItem(storageKeys.loginInfo);
    if (sealed === null) return { state: 'missing' };
    const loginInfo = open(sealed);
    if (loginInfo !== undefined) return { state: 'present', loginInfo };
    clear();
    return { state: 'tampered' };
  }

  // Tampered info is left in place here: only the guard, which reads, can warn of it.
  function authToken(): string | undefined {
    const sealed = tab.getItem(storageKeys.loginInfo);
    return sealed === null ? undefined : open(sealed)?.data.authToken;
  }

  function write(loginInfo: LoginInfo): void {
    tab.setItem(storageKeys.loginInfo, seal(JSON.stringify(loginInfo), storageKeys.loginInfo));
  }

  function clear(): void {
    opened = undefined;
    tab.removeItem(storageKeys.loginInfo);
  }

  return {
    read,
    write,
    clear,
    updateUser(change) {
      const reading = read();
      if (reading.state !== 'present') return;
      const { user, authToken } = reading.loginInfo.data;
      write({ data: { user: { ...user, ...change }, authToken } });
    },
    authToken,
    language: () => tab.getItem(storageKeys.language) ?? undefined,
    setLanguage: (code) => tab.setItem(storageKeys.language, code),
    myCoursesOnly: () => browser.getItem(storageKeys.myCoursesOnly) === '1',
    setMyCoursesOnly: (isOn) => browser.setItem(storageKeys.myCoursesOnly, isOn ? '1' : '0'),
  };
}
