import type { SessionStore } from '@college/api-client';
import type { LoginInfo, LoginUser } from '@college/curriculum-model';
import type { GuardSession } from '../guard/guard';

/** The sign-in of this tab as the routes see it. */
export interface WorkbenchSession {
  /** What the guard must know. Only a page that needs a sign-in notices tampered login info, and removes it by looking (decision 15). */
  visit(page: { requiresAuth: boolean }): GuardSession;
  loginInfo(): LoginInfo | undefined;
  begin(loginInfo: LoginInfo): void;
  /** Applies what the person changed in their profile; the session continues. */
  changeUser(change: Partial<LoginUser>): void;
  end(): void;
  /** Calls back after a sign-in, a sign-out and a change of the person. */
  subscribe(listener: () => void): () => void;
}

/** Lays listeners over the stored login info, so that the frame follows a sign-in and a sign-out. */
export function createWorkbenchSession(store: SessionStore): WorkbenchSession {
  const listeners = new Set<() => void>();
  const tell = () => listeners.forEach((listener) => listener());
  return {
    visit({ requiresAuth }) {
      const info = infoOf(store);
      if (info) return { state: 'present', email: info.data.user.email };
      if (!requiresAuth) return { state: 'missing' };
      return store.read().state === 'tampered' ? { state: 'tampered' } : { state: 'missing' };
    },
    loginInfo: () => infoOf(store),
    begin(loginInfo) {
      store.write(loginInfo);
      tell();
    },
    changeUser(change) {
      store.updateUser(change);
      tell();
    },
    end() {
      store.clear();
      tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

// A look without the tampering check of `read`: the guard alone warns and removes.
function infoOf(store: SessionStore) {
  if (store.authToken() === undefined) return undefined;
  const reading = store.read();
  return reading.state === 'present' ? reading.loginInfo : undefined;
}
