import { replyCodes } from '@college/curriculum-model';
import { allEndpoints, type EndpointName } from '../../contract';
import type { MockFetch } from '../../mock';
import { routeOf } from '../../mock-api/readRequest';

/** The requests that a backend received that a write would change. */
export interface RecordedWrite {
  call: EndpointName;
  address: string;
  /** As it was sent; empty for a form. */
  body: string;
}

/** A backend that records every write and rejects the configured calls. */
export function recordingBackend(mock: MockFetch, refused: readonly EndpointName[] = []) {
  const writes: RecordedWrite[] = [];
  const refusals = new Set(refused);
  const answer: typeof fetch = async (url, init) => {
    const request = new Request(String(url), init);
    const call = routeOf(allEndpoints, request)?.name as EndpointName | undefined;
    if (call && refusals.has(call)) return Response.json({ code: replyCodes.noRight, message: 'not here', data: null });
    if (call && allEndpoints[call].writes)
      writes.push({ call, address: request.url, body: typeof init?.body === 'string' ? init.body : '' });
    return mock(url, init);
  };
  return { fetch: answer, writes };
}
