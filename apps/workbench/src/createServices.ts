import { createClient, isPassing, type ApiError, type SessionStore } from '@college/api-client';
import { demoEmail } from '@college/curriculum-model';
import type { WorkbenchServices } from './services';
import { createWorkbenchSession } from './session/workbenchSession';

/** The default address of a local assistant; a build may override it. */
const defaultSocketUrl = 'ws://127.0.0.1:8765';

export interface ServiceReactions {
  showError: (message: string) => void;
  /** Leads to the sign-in page; nothing may hold it up. */
  goToLogin: () => void;
  /** Leads to the page where a second factor is set up. */
  goToEnrolment: () => void;
  /** Asks for the password again; resolves to whether it was entered. */
  askPassword: (refusal: ApiError) => Promise<boolean>;
}

/** Joins session and client; every failed call shows its message (core §8), readings in an outage once, because they are made again until it ends; a login-invalid one leads to Login. */
export function createServices(
  store: SessionStore,
  { showError, goToLogin, goToEnrolment, askPassword }: ServiceReactions,
): WorkbenchServices {
  const session = createWorkbenchSession(store);
  let isAway = false;
  const client = createClient({
    async fetch(url, init) {
      const response = await globalThis.fetch(url, init);
      if (response.ok) isAway = false;
      return response;
    },
    session: { authToken: store.authToken, clear: session.end, language: store.language },
    onFailure(failure, { writes }) {
      const isKnown = isAway && !writes && isPassing(failure);
      isAway = isPassing(failure);
      if (!isKnown) showError(failure.message);
    },
    onPasswordWanted: askPassword,
    onSecondFactorWanted: goToEnrolment,
    onLoginInvalid(message) {
      showError(message);
      goToLogin();
    },
  });
  return {
    client,
    session,
    demoEmail: import.meta.env.VITE_DEMO_EMAIL ?? demoEmail,
    socketUrl: import.meta.env.VITE_SOCKET_URL ?? defaultSocketUrl,
  };
}
