/** How long each call took, from the request to the last byte of its reply, by what kind of call it is. */
import * as contract from '@college/api-client/contract';

const writes = new Set(
  Object.values(contract)
    .filter((endpoint) => endpoint?.writes === true)
    .map(({ method, path }) => `${method} ${path}`),
);

export function measuredFetch() {
  const times = { reads: [], writes: [] };
  return {
    ...times,
    async fetch(url, init = {}) {
      const begun = performance.now();
      const response = await fetch(url, init);
      const body = await response.arrayBuffer();
      const call = `${init.method ?? 'GET'} ${new URL(url).pathname.replace('/college/api', '')}`;
      times[writes.has(call) ? 'writes' : 'reads'].push(Math.round(performance.now() - begun));
      return new Response(body, response);
    },
  };
}

/** The time that so large a share of the calls did not exceed. */
export function percentile(times, share) {
  return times.toSorted((one, other) => one - other)[Math.min(times.length - 1, Math.floor(times.length * share))];
}
