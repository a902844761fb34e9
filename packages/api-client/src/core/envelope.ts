import { isSuccess } from '@college/curriculum-model';
import type { DataOutput, Endpoint } from './endpoint';
import { ApiError, NetworkError } from './failure';

interface Envelope {
  code: string;
  message: string;
  data: unknown;
  isTemporary?: boolean;
}

/** A code that is a number counts as its text, so that 0 is success too; a message of null is none. */
export function asEnvelope(value: unknown, status: number): Envelope | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { code, message, data }: { code?: unknown; message?: unknown; data?: unknown } = value;
  const sentence = message ?? '';
  if ((typeof code !== 'string' && typeof code !== 'number') || typeof sentence !== 'string') return undefined;
  return { code: String(code), message: sentence, data, isTemporary: status === 503 };
}

/** What a proxy answers whose server is away, starting or silent. */
const gatewayStatuses = [502, 503, 504];

/** A reply with a failing status and no envelope. */
export function statusFailure(status: number, statusText: string, options?: ErrorOptions): NetworkError {
  return new NetworkError(gatewayStatuses.includes(status) ? 'gateway' : 'status', `${status} ${statusText}`.trim(), options);
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
      : statusFailure(response.status, response.statusText, { cause });
  }
  const envelope = asEnvelope(value, response.status);
  if (envelope) return envelope;
  throw response.ok
    ? new NetworkError('unreadable', `reply without a code from ${response.url || 'the server'}`)
    : statusFailure(response.status, response.statusText);
}

/** The envelope's data, or the error that its code means. Code '0' is success, as text or number (core §8). */
export function openEnvelope({ code, message, data, isTemporary }: Envelope): unknown {
  if (isSuccess(code)) return data;
  throw new ApiError(code, message === '' ? `code ${code}` : message, data, isTemporary);
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
