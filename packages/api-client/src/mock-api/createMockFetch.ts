import { languageOfCode, type Language } from '@college/curriculum-model';
import type { SampleProgramme } from '@college/curriculum-model/fixtures';
import { allEndpoints, type EndpointName } from '../contract';
import type { Endpoint } from '../core/endpoint';
import { ticketParameter } from '../core/param';
import { mockHandlers } from './mockHandlers';
import { watchTexts } from './markOlder';
import { type MockRequest } from './mockHandler';
import { MockRefusal } from './MockRefusal';
import { createMockState, type MockState } from './mockState';
import { readRequest, routeOf } from './readRequest';
import { refusals } from './refusals';
import { authorise } from './rights';
import { eventReply, fileReplyOf } from './replies';

/** How a call fails on purpose: as if offline, with an HTTP status and no envelope, or with an error code. */
export type MockFailure = 'offline' | { status: number } | { code: string; message: string };

export interface MockOptions {
  /** Rows that take the place of the sample programme's. */
  fixtures?: Partial<SampleProgramme>;
  /** Milliseconds before a reply. @default 0 */
  latency?: number;
  /** Calls that fail on purpose; may be changed while the mock is in use. */
  failures?: Partial<Record<EndpointName, MockFailure>>;
  /** The language of the mock's messages; by default the one that the request asks for. */
  language?: () => string | undefined;
  now?: () => Date;
}

/** A function to use as `fetch`, with what it remembers. */
export type MockFetch = typeof fetch & { state: MockState; failures: NonNullable<MockOptions['failures']> };

function wait(milliseconds: number, signal: AbortSignal | null | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const timer = setTimeout(resolve, milliseconds);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });
}

/** Makes a `fetch` that answers every call of the contract from memory. */
export function createMockFetch(options: MockOptions = {}): MockFetch {
  const { latency = 0, failures = {} } = options;
  const state = createMockState(options.fixtures, options.now);

  async function answer(name: EndpointName, endpoint: Endpoint, request: Request, params: Record<string, string>): Promise<Response> {
    const language = languageFor(request, options);
    const { query, body } = await readRequest(endpoint, request, params);
    const user = callerOf(state, endpoint, request);
    if (user) authorise(state, endpoint, user, query, body);
    const handler = mockHandlers[name] as (input: MockRequest<Endpoint>) => unknown;
    // Putting everything back is no change of a text.
    const markTexts = endpoint.writes && name !== 'resetFixtures' ? watchTexts(state) : undefined;
    const result = await handler({ query, body, state, user, language } as MockRequest<Endpoint>);
    markTexts?.();
    if (endpoint.reply === 'events') return eventReply(result as Iterable<unknown>, latency);
    if (endpoint.reply === 'file') return fileReplyOf(result as File);
    return envelope('0', '', result);
  }

  async function mockFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const request = new Request(input instanceof Request ? input : new URL(String(input), 'http://mock.invalid'), init);
    await wait(latency, request.signal);
    const route = routeOf(allEndpoints, request);
    if (!route) return new Response('Not found', { status: 404, statusText: 'Not Found' });
    const failure = failures[route.name as EndpointName];
    if (failure === 'offline') throw new TypeError('Failed to fetch');
    if (failure && 'status' in failure) return new Response('', { status: failure.status });
    if (failure) return envelope(failure.code, failure.message, null);
    try {
      return await answer(route.name as EndpointName, route.endpoint, request, route.params);
    } catch (error) {
      if (error instanceof MockRefusal) return envelope(error.code, error.sentence[languageFor(request, options)], error.data);
      throw error;
    }
  }

  return Object.assign(mockFetch, { state, failures });
}

function envelope(code: string, message: string, data: unknown): Response {
  return Response.json({ code, message, data });
}

function languageFor(request: Request, options: MockOptions): Language {
  if (options.language) return languageOfCode(options.language());
  return request.headers.get('accept-language')?.startsWith('en') ? 'en' : 'zh';
}

function callerOf(state: MockState, endpoint: Endpoint, request: Request) {
  const token = request.headers.get('authToken');
  const ticket = new URL(request.url).searchParams.get(ticketParameter);
  // A ticket was issued to the caller after its own permission check; it works once.
  if (endpoint.reply === 'file' && ticket !== null && state.tickets.delete(ticket)) return undefined;
  if (endpoint.auth === 'public') return undefined;
  if (!token) throw refusals.notLoggedIn();
  const user = state.users.find(({ id }) => id === state.tokens.get(token));
  if (!user) throw refusals.tokenUnknown();
  return user;
}
