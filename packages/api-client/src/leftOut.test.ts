import { fieldFindings } from '@college/curriculum-model';
import { describe, expect, it } from 'vitest';
import { withoutEach } from './conformance/probes';
import { allEndpoints, type EndpointName } from './contract';
import type { Endpoint } from './core/endpoint';
import { exampleInputs, prepare } from './mock-api/exampleInputs.test-data';
import { createMockBackend } from './mock-api/mockBackend';
import { createMockClient } from './mock-api/mockClient';

const endpoints: Record<EndpointName, Endpoint> = allEndpoints;
const names = Object.keys(allEndpoints) as EndpointName[];
// Some inputs name what another call gives: ids, versions, digests.
for (const name of names) await prepare[name]?.(createMockClient(createMockBackend()));
const leftOut = names.flatMap((name) => withoutEach(endpoints[name], exampleInputs[name]).map((probe) => ({ call: name, ...probe })));

/** A request as it comes: in an address everything is text. */
function asSent(part: 'query' | 'body', value: unknown): unknown {
  if (part === 'body' || typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, String(one)]));
}

describe('what a call needs', () => {
  it('is tried for most calls', () => expect(leftOut.length).toBeGreaterThan(100));

  it.each(leftOut)('is said to be missing: $call without $name', ({ call, name, input }) => {
    const part = name.startsWith('query') ? 'query' : 'body';
    const sent = asSent(part, input[part]);
    const outcome = endpoints[call][part]!.safeParse(sent, { reportInput: true });
    const findings = outcome.success ? [] : fieldFindings(outcome.error, {}, sent);
    expect(findings[0]?.problem).toEqual({ zh: '缺失', en: 'is missing' });
  });
});

describe('a path with a choice', () => {
  const chosen = names.filter((name) => endpoints[name].path.includes('{'));

  it.each(chosen)('refuses a word that is none of it: %s', (name) => {
    const given = exampleInputs[name] as { query?: Record<string, unknown> };
    for (const [, parameter] of endpoints[name].path.matchAll(/\{(\w+)\}/g)) {
      expect(endpoints[name].query!.safeParse({ ...given.query, [parameter!]: 'foo' }).success).toBe(false);
    }
  });
});
