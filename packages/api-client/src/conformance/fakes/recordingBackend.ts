import { replyCodes } from '@college/curriculum-model';
import { allEndpoints, type EndpointName } from '../../contract';
import type { MockFetch } from '../../mock';

/** The requests that a backend received that a write would change. */
export interface RecordedWrite {
  call: EndpointName;
  address: string;
  body: string;
}

/** A backend that records every write and rejects the configured calls. */
export function recordingBackend(mock: MockFetch, refused: readonly EndpointName[] = []) {
  const writes: RecordedWrite[] = [];
  const refusals = new Set(refused);
  const answer: typeof fetch = async (url, init) => {
    const request = new Request(String(url), init);
    const path = new URL(request.url).pathname.replace('/college/api', '');
    const call = nameOf(request.method, path);
    if (call && refusals.has(call)) return Response.json({ code: replyCodes.noRight, message: 'not here', data: null });
    if (call && allEndpoints[call].writes) writes.push({ call, address: request.url, body: await request.clone().text() });
    return mock(request);
  };
  return { fetch: answer, writes };
}

function nameOf(method: string, path: string): EndpointName | undefined {
  return (Object.keys(allEndpoints) as EndpointName[]).find((name) => {
    const endpoint = allEndpoints[name];
    const pattern = new RegExp(`^${endpoint.path.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`);
    return endpoint.method === method && pattern.test(path);
  });
}
