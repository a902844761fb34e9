import { languageCodes, languageOfCode, replyCodes } from '@college/curriculum-model';
import { sampleUser, type userIds } from '@college/curriculum-model/fixtures';
import { allEndpoints, type EndpointName } from '../contract';
import type { CallArguments, Client } from '../core/client';
import type { DataOutput, Endpoint } from '../core/endpoint';
import { parseData, statusFailure } from '../core/envelope';
import { ApiError, connectionFailure, systemErrorMessage, type NetworkError } from '../core/failure';
import { callerOf, type MockBackend } from './mockBackend';
import { sentenceIn, suffer, waitFor } from './mockFailure';
import { MockRefusal } from './MockRefusal';

export interface MockPerson {
  /** Who calls, by role or id; null for somebody who is not signed in. @default 'collegeAdmin' */
  as?: keyof typeof userIds | number | null;
  /** The code of the language in which replies come; read again for each call. @default Chinese */
  language?: () => string;
}

const names = new Map(Object.entries(allEndpoints).map(([name, endpoint]) => [endpoint as Endpoint, name as EndpointName]));

// What is sent crosses no wire, but is copied as if it did: neither side sees later changes of the other's objects. Replies are not, because
// their schema makes new values.
const copied = (value: unknown): unknown => (value === undefined ? undefined : JSON.parse(JSON.stringify(value)));

/** The query as an address carries it: text, without what is undefined. */
function asText(query: unknown): Record<string, string> {
  const given = Object.entries(query ?? {}).filter(([, value]) => value !== undefined && value !== null);
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}

/** A client that asks a mock backend without any fetch: it fails, aborts and checks replies as the real one does. */
export function createMockClient(
  backend: MockBackend,
  { as = 'collegeAdmin', language = () => languageCodes.zh }: MockPerson = {},
): Client {
  const token = as === null ? undefined : `sample-token-of-${sampleUser(as).id}`;

  // Nothing travels, so a reply without latency needs no other task: fake clocks of tests do not hold it.
  const latency = backend.latency || undefined;

  async function ask(endpoint: Endpoint, { query, body, signal }: CallArguments<Endpoint> = {}): Promise<unknown> {
    const name = names.get(endpoint)!;
    const fault = await suffer(backend.failures, name, latency, signal);
    if (fault === 'offline') throw spoken(connectionFailure(new TypeError('Failed to fetch')));
    if (fault && 'status' in fault) {
      const { status, message } = fault;
      throw message === undefined ? spoken(statusFailure(status, '')) : new ApiError(replyCodes.internal, message, null, status === 503);
    }
    if (fault && 'code' in fault) throw new ApiError(fault.code, sentenceIn(fault.message, languageOfCode(language())), fault.data);
    try {
      const user = callerOf(backend.state, endpoint, token);
      const sent = endpoint.bodyFormat === 'multipart' ? body : copied(body);
      return await backend.answer(name, { query: asText(query), body: sent, user, language: languageOfCode(language()) });
    } catch (error) {
      if (error instanceof MockRefusal) throw new ApiError(error.code, error.sentence[languageOfCode(language())], copied(error.data));
      throw error;
    }
  }

  function spoken(failure: NetworkError): NetworkError {
    failure.message = systemErrorMessage(failure.detail, language());
    return failure;
  }

  return {
    baseUrl: '/college/api',
    session: { authToken: () => token, clear: () => undefined, language },
    async call<E extends Endpoint>(endpoint: E, input?: CallArguments<E>) {
      return parseData(endpoint, await ask(endpoint, input));
    },
    async *stream<E extends Endpoint>(endpoint: E, input?: CallArguments<E>): AsyncGenerator<DataOutput<E>, void, undefined> {
      for (const event of (await ask(endpoint, input)) as Iterable<unknown>) {
        await waitFor(latency, input?.signal);
        yield parseData(endpoint, event);
      }
    },
    async download<E extends Endpoint>(endpoint: E, input?: CallArguments<E>) {
      const file = (await ask(endpoint, input)) as File;
      return { blob: file, fileName: file.name };
    },
  };
}
