/** Where the data of the page come from: the one file to change for another backend. */
import { createAuth, createClient, createGoals, createSessionStore } from '@college/api-client';
import { baseUrl } from './settings.js';

/** The course that is shown, by its ids in the backend. */
export const course = { courseId: 1004, majorId: 1001 };

const hasBackend = baseUrl !== '';

// Without a backend the sample programme answers, from memory; a page that has one never loads it.
const sample = hasBackend ? undefined : (await import('@college/api-client/mock')).createMockFetch({ latency: 60 });

// Keeps the authToken of whoever signed in, in this tab.
const store = createSessionStore();

const client = createClient({
  baseUrl: baseUrl || undefined,
  fetch: sample,
  session: {
    authToken: hasBackend ? store.authToken : () => 'sample-token-of-1003',
    clear: store.clear,
    language: () => document.documentElement.lang,
  },
  // The backend no longer accepts the token: the page begins again, with the sign-in.
  onLoginInvalid: () => location.reload(),
});

/**
 * What the goal panel calls. A backend with calls of its own needs no client: write an object with the same four functions, `loadGoals`, `addGoals`,
 * `updateGoal` and `deleteGoal`, that return promises.
 */
export const goals = createGoals(client);

/** Whether somebody is signed in; the sample programme asks nobody. */
export function isSignedIn() {
  return !hasBackend || store.read().state === 'present';
}

/** Signs in; a rejection has a message for the person. A page with a sign-in of its own stores its authToken here instead. */
export async function signIn({ account, password }) {
  store.write(await createAuth(client).signIn({ email: account, password }));
}
