/** How long each call took, from the request to the last byte of its reply, by what kind of call it is. */
import * as contract from '@college/api-client/contract';

const writes = new Set(
  Object.values(contract)
    .filter((endpoint) => endpoint?.writes === true)
    .map(({ method, path }) => `${method} ${path}`),
);

export function measuredFetch() {
  const times = { reads: [], writes: [] };
  const calls = [];
  return {
    ...times,
    /** Each call with when it began and how long it took, in milliseconds. */
    calls,
    async fetch(url, init = {}) {
      const begun = performance.now();
      const response = await fetch(url, init);
      const body = await response.arrayBuffer();
      const call = `${init.method ?? 'GET'} ${new URL(url).pathname.replace('/college/api', '')}`;
      const took = Math.round(performance.now() - begun);
      const kind = writes.has(call) ? 'writes' : 'reads';
      times[kind].push(took);
      calls.push({ kind, call, begun, took });
      return new Response(body, response);
    },
  };
}

/** Where the calls of a kind were that took longer than a bound: by what was called, and by the tenth of the time between two moments. */
export function slowCalls(calls, { kind, bound, from, to }) {
  const ofKind = calls.filter((one) => one.kind === kind);
  const slow = ofKind.filter(({ took }) => took > bound);
  const tenths = Array.from(
    { length: 10 },
    (_, tenth) => slow.filter(({ begun }) => Math.floor(((begun - from) / (to - from)) * 10) === tenth).length,
  );
  const paths = [...new Set(slow.map(({ call }) => call))]
    .map((call) => [slow.filter((one) => one.call === call).length, ofKind.filter((one) => one.call === call).length, call])
    .toSorted(([one], [other]) => other - one)
    .map(([many, of, call]) => `${many} of ${of} ${call}`);
  return { count: slow.length, tenths, paths };
}

/** The time that so large a share of the calls did not exceed. */
export function percentile(times, share) {
  return times.toSorted((one, other) => one - other)[Math.min(times.length - 1, Math.floor(times.length * share))];
}
