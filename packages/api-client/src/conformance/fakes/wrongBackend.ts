import { createMockFetch } from '../../mock';
import type { Fault } from './fault';

/** The mock API with all of the faults at once. */
export function wrongBackend(faults: readonly Fault[]): typeof fetch {
  const mock = createMockFetch();
  return async (url, init) => {
    const request = new Request(String(url), init);
    const path = `${request.method} ${new URL(request.url).pathname.replace('/college/api', '')}`;
    const fault = faults.find((one) => one.path === path);
    const isMeant = fault && (request.headers.has('authToken') || fault.check === 'signIn');
    if (isMeant && fault.isMadeUp) return fault.change(new Response());
    const answer = await mock(request);
    return isMeant ? fault.change(answer) : answer;
  };
}
