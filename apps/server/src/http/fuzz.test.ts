import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { calls } from '../calls';
import type { Engine } from '../db';
import { describeOnEachEngine } from '../db/testing';
import { hostileValues } from '../testing/hostileValues';
import { setScene } from '../testing/scene';
import { read, testServer } from '../testing/testServer';
import { apiBase } from './apiBase';
import { codes } from './codes';

const known: readonly string[] = Object.values(codes);

// Two engines share the tries: on the embedded one each takes three times as long. `npm run trust:fuzz` tries thousands.
const tries = (engine: Engine) => (process.env.TEST_DATABASE_URL ? { embedded: 6, postgres: 30 }[engine] : 36);

describeOnEachEngine('hostile requests', (database) => {
  const server = testServer(() => database.current);
  beforeAll(() => setScene(database.current));

  // Sign-in is slow on purpose; its own tests send it the strange values.
  const fuzzed = calls.filter(({ endpoint }) => endpoint.path !== '/auth/login' && endpoint.path !== '/auth/logout');

  it.each(fuzzed.map(({ endpoint }) => [endpoint.method, endpoint.path, endpoint] as const))(
    '%s %s answers each with an envelope, a known code and a sentence, and never fails itself',
    async (_method, _path, endpoint) => {
      const authToken = await server.tokenOf('collegeAdmin');
      const query = endpoint.query ? hostileValues(endpoint.query) : fc.constant({});
      const body = endpoint.body && endpoint.bodyFormat !== 'multipart' ? hostileValues(endpoint.body) : fc.constant(undefined);
      await fc.assert(
        fc.asyncProperty(query, body, async (values, content) => {
          const search = new URLSearchParams(
            Object.entries(values ?? {}).map(([name, value]): [string, string] => [
              name,
              typeof value === 'string' ? value : JSON.stringify(value),
            ]),
          );
          const init: RequestInit = { method: endpoint.method, headers: { authToken, 'content-type': 'application/json' } };
          if (endpoint.method === 'POST') init.body = JSON.stringify(content);
          const response = await server.request(`${apiBase}${endpoint.path}?${search}`, init);
          const reply = await read(response);
          const isFile = response.headers.has('content-disposition') || endpoint.reply === 'events';
          expect(reply.status).toBe(200);
          if (!isFile) expect(known).toContain(reply.code);
          expect([reply.code, reply.message, server.lines.at(-2)]).not.toEqual([codes.internal, reply.message, server.lines.at(-2)]);
          if (reply.code !== codes.success && !isFile) expect(reply.message).not.toBe('');
        }),
        { numRuns: tries(database.engine) },
      );
    },
    60_000,
  );
});
