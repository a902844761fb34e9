import type { SessionStore } from '@college/api-client';
import type { LoginInfo } from '@college/curriculum-model';
import type { GuardSession } from '../guard/guard';

/** The sign-in of this tab as the routes see it. */
export interface WorkbenchSession {
  /** What the guard must know; tampered login info is removed by looking. */
  visit(): GuardSession;
  loginInfo(): LoginInfo | undefined;
  begin(loginInfo: LoginInfo): void;
  end(): void;
  /** Calls back after a sign-in, a sign-out and a change of the person. */
  subscribe(listener: () => void): () => void;
}

/** Lays listeners over the stored login info, so that the frame follows a sign-in and a sign-out. */
export function createWorkbenchSession(store: SessionStore): WorkbenchSession {
  const listeners = new Set<() => void>();
  const tell = () => listeners.forEach((listener) => listener());
  return {
    visit() {
      const reading = store.read();
      return reading.state === 'present' ? { state: 'present', email: reading.loginInfo.data.user.email } : { state: reading.state };
    },
    loginInfo() {
      // A look without the tampering check of `read`: the guard alone warns and removes.
      return store.authToken() === undefined ? undefined : presentInfo(store);
    },
    begin(loginInfo) {
      store.write(loginInfo);
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

function presentInfo(store: SessionStore) {
  const reading = store.read();
  return reading.state === 'present' ? reading.loginInfo : undefined;
}
