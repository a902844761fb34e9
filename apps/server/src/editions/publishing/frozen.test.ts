import * as contract from '@college/api-client/contract';
import { beforeEach, expect, it, vi } from 'vitest';
import { calls } from '../../calls';
import { describeOnOneEngine } from '../../db/testing';
import { attempts } from '../../rights/attempts.test-data';
import { editionOf, unitOf } from '../../rights/place.test-data';
import { setRightsScene } from '../../rights/rightsScene.test-data';
import { cast } from '../../testing/scene';
import { testServer } from '../../testing/testServer';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 60_000 });

const answered = new Set(calls.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`));
const writes = attempts.filter(({ endpoint }) => endpoint.writes && answered.has(`${endpoint.method} ${endpoint.path}`));

describeOnOneEngine('a published edition', (database) => {
  const server = testServer(() => database.current);
  beforeEach(() => setRightsScene(database.current));

  it('reads the same after every call that writes', async () => {
    const id = editionOf('own');
    // Whoever writes may end the session or the right of whoever reads.
    const read = async () => {
      server.forgetSessions();
      const replies = [];
      for (const query of [{ id }, { id, part: unitOf('own') }]) {
        const { code, data } = await server.call(contract.readPublishedEdition, { as: 'collegeViewer', query });
        replies.push({ code, data });
      }
      return replies;
    };
    const before = await read();
    expect(before.map(({ code }) => code)).toEqual(['0', '0']);
    const changing: string[] = [];
    let written = 0;
    for (const { endpoint, request, full } of writes) {
      for (const make of [request, full ?? request]) {
        const { code } = await server.call(endpoint, { as: 'collegeAdmin', ...make('own', cast.collegeAdmin) });
        if (code !== '0') continue;
        written += 1;
        const now = await read();
        // What was deleted with the major or the person who reads is not what was published.
        if (now.every((reply) => reply.code === '0') && JSON.stringify(now) !== JSON.stringify(before)) changing.push(endpoint.path);
      }
    }
    expect(changing).toEqual([]);
    expect(written).toBeGreaterThan(10);
    expect((await read()).map(({ code }) => code)).toEqual(['0', '0']);
  });
});
