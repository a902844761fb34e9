import { envelopeHeadSchema, isSuccess } from '@college/curriculum-model';
import type { DataOutput, Endpoint } from './endpoint';
import { ApiError, NetworkError } from './failure';

interface Envelope {
  code: string;
  message: string;
  data: unknown;
}

function asEnvelope(value: unknown): Envelope | undefined {
  const head = envelopeHeadSchema.safeParse(value);
  if (!head.success) return undefined;
  return { ...head.data, data: (value as { data?: unknown }).data };
}

function statusLine(response: Response): string {
  return `${response.status} ${response.statusText}`.trim();
}

/** Reads a reply's envelope; a reply without one is a network failure, whatever its status. */
export async function readEnvelope(response: Response): Promise<Envelope> {
  const text = await response.text();
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw response.ok
      ? new NetworkError('unreadable', `unreadable reply from ${response.url || 'the server'}`, { cause })
      : new NetworkError('status', statusLine(response), { cause });
  }
  const envelope = asEnvelope(value);
  if (envelope) return envelope;
  throw response.ok
    ? new NetworkError('unreadable', `reply without a code from ${response.url || 'the server'}`)
    : new NetworkError('status', statusLine(response));
}

/** The envelope's data, or the error that its code means. Code '0' is success, as text or number (core §8). */
export function openEnvelope({ code, message, data }: Envelope): unknown {
  if (isSuccess(code)) return data;
  throw new ApiError(code, message === '' ? `code ${code}` : message, data);
}

/** Checks arriving data against the contract, so that a foreign shape fails here and not deep in a widget. */
export function parseData<E extends Endpoint>(endpoint: E, data: unknown): DataOutput<E> {
  const parsed = endpoint.data.safeParse(data);
  if (parsed.success) return parsed.data as DataOutput<E>;
  const issue = parsed.error.issues[0];
  const place = issue?.path.length ? issue.path.join('.') : 'data';
  throw new NetworkError('shape', `unexpected reply of ${endpoint.path} (${place}: ${issue?.message ?? 'unknown'})`, {
    cause: parsed.error,
  });
}
