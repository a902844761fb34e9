import { languageOfCode } from '@college/curriculum-model';
import type { Endpoint } from './endpoint';
import { buildUrl } from './url';

/** Query and body of one call, however they were typed by the caller. */
export interface CallInput {
  query?: unknown;
  body?: unknown;
  signal?: AbortSignal;
  /** Lets the request outlive the page, for the last words of a closing tab. */
  keepalive?: boolean;
}

function encodeBody(endpoint: Endpoint, body: unknown): { body?: BodyInit; contentType?: string } {
  if (endpoint.method === 'GET' || body === undefined) return {};
  switch (endpoint.bodyFormat ?? 'json') {
    case 'text':
      return { body: String(body), contentType: 'text/plain;charset=UTF-8' };
    case 'multipart': {
      const form = new FormData();
      for (const [name, value] of Object.entries(body as Record<string, Blob | string | number>)) {
        form.append(name, value instanceof Blob ? value : String(value));
      }
      // The boundary is known to fetch alone, so it writes the content type.
      return { body: form };
    }
    default:
      return { body: JSON.stringify(body), contentType: 'application/json' };
  }
}

/** The address and fetch options of one call. */
export function buildRequest(baseUrl: string, endpoint: Endpoint, input: CallInput, authToken: string | undefined, languageCode?: string) {
  const { body, contentType } = encodeBody(endpoint, input.body);
  const headers: Record<string, string> = { accept: endpoint.reply === 'events' ? 'text/event-stream' : 'application/json' };
  // The language of the interface, not the browser's: messages and content come back in it.
  headers['accept-language'] = languageOfCode(languageCode) === 'zh' ? 'zh-CN' : 'en';
  if (endpoint.reply === 'file') headers.accept = '*/*';
  if (contentType) headers['content-type'] = contentType;
  if (authToken) headers.authToken = authToken;
  const init: RequestInit = { method: endpoint.method, headers, credentials: 'same-origin' };
  if (body !== undefined) init.body = body;
  // A cached answer to a GET that writes would skip the write.
  if (endpoint.writes || endpoint.reply === 'events') init.cache = 'no-store';
  if (input.signal) init.signal = input.signal;
  if (input.keepalive) init.keepalive = true;
  const query = endpoint.answersRecord ? { record: 1, ...(input.query as object | undefined) } : input.query;
  return { url: buildUrl(baseUrl, endpoint.path, query), init };
}
