import { languageOfCode, type Language } from '@college/curriculum-model';
import type { SampleProgramme, SampleUser } from '@college/curriculum-model/fixtures';
import type { z } from 'zod';
import { allEndpoints, type EndpointName } from '../contract';
import type { Endpoint } from '../core/endpoint';
import { watchTexts } from './markOlder';
import { mockHandlers } from './mockHandlers';
import type { MockFailures } from './mockFailure';
import type { MockHandlers, MockRequest } from './mockHandler';
import { createMockState, type MockState } from './mockState';
import { needBasis } from './needBasis';
import { refusals } from './refusals';
import { authorise } from './rights';

/** Replies that are not computed from the rows, by the name of the call. Rights, input and the shape of the reply are checked all the same. */
export type MockAnswers = Partial<MockHandlers>;

export interface MockBackendOptions {
  /** Rows that take the place of the sample programme's. */
  fixtures?: Partial<SampleProgramme>;
  /** Milliseconds before a reply. @default 0 */
  latency?: number;
  /** Calls that fail on purpose; may be changed while the mock is in use. */
  failures?: MockFailures;
  /** Replies of its own for some calls, such as what an assistant suggests; may be changed while the mock is in use. */
  answers?: MockAnswers;
  now?: () => Date;
  /** Id of the first new record; others count up from it. @default 5001 */
  firstId?: number;
}

/** One call as it reaches the backend. */
export interface MockCall {
  query?: unknown;
  body?: unknown;
  /** Undefined for who is not signed in. */
  user: SampleUser | undefined;
  language: Language;
}

/** The API in memory: rows, and one function that answers every call of the contract. */
export interface MockBackend {
  readonly state: MockState;
  readonly failures: MockFailures;
  readonly answers: MockAnswers;
  readonly latency: number;
  /** The data of a reply: a file, events, or what the envelope holds. Rejects with a `MockRefusal` for everything that an error code says. */
  answer(name: EndpointName, call: MockCall): Promise<unknown>;
  /** Restores the rows and removes all failures and answers. */
  reset(): void;
}

/** Starts a backend over the sample programme. */
export function createMockBackend({
  fixtures,
  latency = 0,
  failures = {},
  answers = {},
  now,
  firstId,
}: MockBackendOptions = {}): MockBackend {
  const state = createMockState(fixtures, now, firstId);
  return {
    state,
    failures,
    answers,
    latency,
    async answer(name, { user, language, ...input }) {
      const endpoint: Endpoint = allEndpoints[name];
      const { query, body } = checkInput(endpoint, input);
      const asked = languageIn(query) ?? languageIn(body) ?? language;
      if (user) authorise(state, endpoint, user, query, body);
      needBasis(name, { query, body });
      const handler = (answers[name] ?? mockHandlers[name]) as (input: MockRequest<Endpoint>) => unknown;
      // Putting everything back is no change of a text.
      const markTexts = endpoint.writes && name !== 'resetFixtures' ? watchTexts(state) : undefined;
      const result = await handler({ query, body, state, user, language: asked } as MockRequest<Endpoint>);
      markTexts?.();
      return result;
    },
    reset() {
      state.reset();
      for (const own of [failures, answers]) for (const name of Object.keys(own)) delete own[name as EndpointName];
    },
  };
}

/** The language that a query or body asks for by `lang`, which outweighs the caller's, as on the server. */
function languageIn(input: unknown): Language | undefined {
  const { lang } = (input ?? {}) as { lang?: unknown };
  return typeof lang === 'string' && lang !== '' ? languageOfCode(lang) : undefined;
}

/** The person of an authToken; calls that everybody may make need none. */
export function callerOf(state: MockState, endpoint: Endpoint, token: string | null | undefined): SampleUser | undefined {
  if (endpoint.auth === 'public') return undefined;
  if (!token) throw refusals.notLoggedIn();
  const user = state.users.find(({ id }) => id === state.tokens.get(token));
  if (!user) throw refusals.tokenUnknown();
  return user;
}

/** The query and body of a call, checked by the contract. */
function checkInput(endpoint: Endpoint, { query, body }: { query?: unknown; body?: unknown }) {
  return { query: check(endpoint.query, query, 'query'), body: check(endpoint.body, body, 'body') };
}

function check(schema: z.ZodType | undefined, value: unknown, place: string) {
  if (!schema) return undefined;
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw refusals.invalid([place, ...(issue?.path ?? [])].join('.'), issue?.message ?? '');
}
