import { documentedReply, languageOfCode, replyCodes, type Language } from '@college/curriculum-model';
import { allEndpoints, type EndpointName } from '../contract';
import type { Endpoint } from '../core/endpoint';
import { ticketParameter } from '../core/param';
import { callerOf, createMockBackend, type MockBackendOptions } from './mockBackend';
import { sentenceIn, suffer, type MockFailures } from './mockFailure';
import { MockRefusal } from './MockRefusal';
import type { MockState } from './mockState';
import { readRequest, routeOf } from './readRequest';
import { eventReply, fileReplyOf } from './replies';

export interface MockOptions extends MockBackendOptions {
  /** The language of the mock's messages; by default the one that the request asks for. */
  language?: () => string | undefined;
}

/** A function to use as `fetch`, with what it remembers. */
export type MockFetch = typeof fetch & { state: MockState; failures: MockFailures };

/** Makes a `fetch` that answers every call of the contract from memory: a mock backend behind requests and envelopes. */
export function createMockFetch(options: MockOptions = {}): MockFetch {
  const { answer, state, failures, latency } = createMockBackend(options);

  async function mockFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const request = new Request(input instanceof Request ? input : new URL(String(input), 'http://mock.invalid'), init);
    const route = routeOf(allEndpoints, request);
    const fault = await suffer(failures, route?.name as EndpointName | undefined, latency, request.signal);
    if (!route) return new Response('Not found', { status: 404, statusText: 'Not Found' });
    const { endpoint, params } = route;
    const language = languageFor(request, options);
    if (fault === 'offline') throw new TypeError('Failed to fetch');
    if (fault && 'status' in fault) return statusReply(fault);
    if (fault && 'code' in fault) return envelope(fault.code, sentenceIn(fault.message, language), fault.data ?? null);
    try {
      const user = requesterOf(state, endpoint, request);
      const asked = await readRequest(endpoint, request, params, init?.body);
      const result = await answer(route.name as EndpointName, { ...asked, user, language });
      if (endpoint.reply === 'events') return eventReply(result as Iterable<unknown>, latency);
      if (endpoint.reply === 'file') return fileReplyOf(result as File);
      return envelope('0', '', endpoint.answersRecord && !asksForRecord(request) ? documentedReply(result) : result);
    } catch (error) {
      if (error instanceof MockRefusal) return envelope(error.code, error.sentence[language], error.data);
      throw error;
    }
  }

  return Object.assign(mockFetch, { state, failures });
}

function asksForRecord(request: Request): boolean {
  return new URL(request.url).searchParams.get('record') === '1';
}

function statusReply({ status, message }: { status: number; message?: string }): Response {
  return message === undefined
    ? new Response('', { status })
    : Response.json({ code: replyCodes.internal, message, data: null }, { status });
}

function envelope(code: string, message: string, data: unknown): Response {
  return Response.json({ code, message, data });
}

function languageFor(request: Request, options: MockOptions): Language {
  if (options.language) return languageOfCode(options.language());
  return request.headers.get('accept-language')?.startsWith('en') ? 'en' : 'zh';
}

function requesterOf(state: MockState, endpoint: Endpoint, request: Request) {
  const ticket = new URL(request.url).searchParams.get(ticketParameter);
  // A ticket was issued to the caller after its own permission check; it works once.
  const ticketed = ticket === null ? undefined : state.tickets.get(ticket);
  if (endpoint.reply === 'file' && ticket !== null && state.tickets.delete(ticket)) return state.users.find(({ id }) => id === ticketed);
  return callerOf(state, endpoint, request.headers.get('authToken'));
}
