import { maxBodyOf, type Endpoint } from '@college/api-client/contract';
import type { z } from 'zod';
import { explainError, type Wording } from './explainError';
import { inspectValue } from './inspectValue';
import { httpMessages } from './messages';
import { readBody } from './readBody';
import { readForm } from './readForm';
import { invalid } from './refusal';

/** A call, as far as its request is read. */
interface RequestedCall extends Wording {
  endpoint: Endpoint;
}

/** The query with the path parameters, as the endpoint's schema reads it; undefined where the call takes none. */
export function parseQuery(call: RequestedCall, url: URL, parameters: Record<string, string>): unknown {
  if (!call.endpoint.query) return undefined;
  const values: Record<string, string> = Object.create(null);
  for (const [name, value] of url.searchParams) {
    if (name in values) throw invalid(httpMessages.repeatedParameter(name));
    values[name] = value;
  }
  return parseQueryValues(call, { ...values, ...parameters });
}

/** Query values that did not come from this request's own address. */
export function parseQueryValues({ endpoint, ...wording }: RequestedCall, values: Record<string, string>): unknown {
  if (!endpoint.query) return undefined;
  inspectValue(values, wording.fieldNames ?? {});
  return parsed(endpoint.query, values, wording);
}

/** The body in the endpoint's own format, read within its bound. */
export async function readRequestBody(endpoint: Endpoint, request: Request): Promise<unknown> {
  if (endpoint.method === 'GET') return undefined;
  const bytes = await readBody(request, bodyBound(endpoint));
  const type = (request.headers.get('content-type') ?? '').toLowerCase();
  if (endpoint.bodyFormat === 'multipart') return readForm(bytes, request.headers.get('content-type') ?? '');
  if (endpoint.bodyFormat === 'text') return type.startsWith('application/json') ? json(bytes) : text(bytes);
  if (bytes.byteLength === 0) return undefined;
  if (type !== '' && !/^application\/([\w.+-]+\+)?json\b/.test(type) && !type.startsWith('text/plain')) {
    throw invalid(httpMessages.wrongContentType('application/json'));
  }
  return json(bytes);
}

/** The body as the endpoint's schema reads it. */
export function parseBody(endpoint: Endpoint, body: unknown, wording: Wording = {}): unknown {
  if (!endpoint.body) return undefined;
  inspectValue(body, wording.fieldNames ?? {});
  return parsed(endpoint.body, body, wording);
}

// A form has its own lines around the file; they must not count against the file's ten megabytes.
function bodyBound(endpoint: Endpoint): number {
  return maxBodyOf(endpoint) + (endpoint.bodyFormat === 'multipart' ? 64 * 1024 : 0);
}

function parsed(schema: z.ZodType, value: unknown, wording: Wording = {}): unknown {
  const outcome = schema.safeParse(value, { reportInput: true });
  if (outcome.success) return outcome.data;
  throw invalid(explainError(outcome.error, value, wording));
}

function text(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw invalid(httpMessages.notUtf8);
  }
}

function json(bytes: Uint8Array): unknown {
  const source = text(bytes);
  try {
    return JSON.parse(source);
  } catch {
    throw invalid(httpMessages.notJson);
  }
}
