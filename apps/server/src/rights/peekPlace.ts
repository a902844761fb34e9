import { maxId } from '@college/curriculum-model';
import type { MountedCall } from '../http/call';
import type { Place } from '../sessions/sessionQuery';
import { valueAt } from './subject';

/**
 * The record that a request is about, read before the request is checked, so that one query finds both its sender and the record. Undefined
 * where that takes more than a look: then the rights are asked on their own.
 */
export async function peekPlace(call: MountedCall, url: URL, readBody: () => Promise<unknown>): Promise<Place | undefined> {
  const { subject, method, bodyFormat, maxBody } = call.endpoint;
  if (
    !subject ||
    subject.kind === 'user' ||
    subject.kind === 'edition' ||
    subject.kind === 'receipt' ||
    subject.kind === 'proposal' ||
    call.rights
  )
    return undefined;
  // A large body takes its time to arrive; rights found before it would be old.
  const isSmall = method === 'GET' || (bodyFormat === undefined && maxBody === undefined);
  if (!isSmall) return undefined;
  if (subject.in === 'query') return placeOf(subject.kind, Number(url.searchParams.get(subject.name) ?? Number.NaN));
  // What is wrong with the body is said after it is known who sent it.
  const body = await readBody().catch(() => undefined);
  return placeOf(subject.kind, valueAt(body, subject.name));
}

function placeOf(kind: Place['kind'], id: unknown): Place | undefined {
  return typeof id === 'number' && Number.isInteger(id) && id > 0 && id <= maxId ? { kind, id } : undefined;
}
