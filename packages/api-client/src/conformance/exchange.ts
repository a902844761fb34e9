import type { Endpoint } from '../core/endpoint';
import { buildRequest, type CallInput } from '../core/request';
import { Broken } from './faults';
import { asCurl, unknownToken } from './curl';

/** One request with what came back, whole. */
export interface Exchange {
  status: number;
  headers: Headers;
  bytes: Uint8Array<ArrayBuffer>;
  /** The reply as an envelope; undefined where it is none. */
  envelope: { code: string; message: unknown; data: unknown } | undefined;
  /** The request as a command to repeat it. */
  request: string;
}

/** Sends one request as is, even if it violates the contract. */
export type Send = (endpoint: Endpoint, input: CallInput, token: string | undefined) => Promise<Exchange>;

export interface SendOptions {
  baseUrl: string;
  fetch: typeof fetch;
  languageCode: string;
  /** Longest time for one reply, in milliseconds. */
  timeout: number;
  signal?: AbortSignal;
  /** Called on every request. */
  onRequest: () => void;
  /** The token of whoever runs the suite, once there is one. */
  callerToken: () => string | undefined;
}

/** A sender bound to one backend. */
export function createSend({ baseUrl, fetch: ask, languageCode, timeout, signal, onRequest, callerToken }: SendOptions): Send {
  return async (endpoint, input, token) => {
    const { url, init } = buildRequest(baseUrl, endpoint, input, token, languageCode);
    const bearer = token === undefined ? undefined : token === unknownToken ? 'unknown' : token === callerToken() ? 'caller' : 'person';
    const request = await asCurl({ url, init, bearer });
    const limit = AbortSignal.timeout(timeout);
    onRequest();
    try {
      const response = await ask(url, { ...init, signal: signal ? AbortSignal.any([signal, limit]) : limit });
      const bytes = new Uint8Array(await response.arrayBuffer());
      return { status: response.status, headers: response.headers, bytes, envelope: readEnvelope(bytes, response.headers), request };
    } catch (cause) {
      signal?.throwIfAborted();
      const got = limit.aborted ? `no reply within ${timeout} ms` : `no reply: ${reasonOf(cause)}`;
      throw new Broken(got, request);
    }
  };
}

function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  // fetch reports only "fetch failed"; the reason is in its `cause`.
  return cause.cause instanceof Error ? `${cause.message}: ${cause.cause.message}` : cause.message;
}

function readEnvelope(bytes: Uint8Array, headers: Headers): Exchange['envelope'] {
  if (headers.has('content-disposition') || headers.get('content-type')?.startsWith('text/event-stream')) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
  if (typeof value !== 'object' || value === null || !('code' in value)) return undefined;
  const { code, message, data } = value as Record<string, unknown>;
  if (typeof code !== 'string' && typeof code !== 'number') return undefined;
  return { code: String(code), message, data };
}

/** What came back in a few words: status, code and message, or the beginning of the text. */
export function inWords({ status, envelope, bytes, headers }: Exchange): string {
  if (envelope) return `HTTP ${status}, code ${envelope.code}, message ${JSON.stringify(envelope.message ?? null)}`;
  const type = headers.get('content-type') ?? 'no content type';
  const isText = /text|json|xml/.test(type);
  const text = isText ? `: ${new TextDecoder().decode(bytes.slice(0, 160)).replaceAll(/\s+/g, ' ')}` : '';
  return `HTTP ${status}, ${type}, ${bytes.byteLength} bytes${text}`;
}
