import * as contract from '@college/api-client/contract';
import type { Endpoint } from '@college/api-client/contract';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { storeMissingProgress } from '../completion/courseProgress';
import { schema, type LateRead, type OpenDatabase, type Queries, type Replica } from '../db';
import { describeOnOneEngine } from '../db/testing';
import { logPosition } from '../db/replica/logPosition';
import { refuseFile } from '../documents/makeFile';
import { attempts } from '../rights/attempts.test-data';
import { verdictOf } from '../rights/oracle.test-data';
import { setRightsScene } from '../rights/rightsScene.test-data';
import { cast } from '../testing/scene';
import { testServer } from '../testing/testServer';
import { mayBeLate } from './lateReads';
import { invalid, notFound, Unavailable } from './refusal';

const whoManages = cast.collegeAdmin;
const said = { zh: '不行。', en: 'No.' };

it('takes only calls of signed-in people that write nothing', () => {
  const late = Object.values<Endpoint>(contract.allEndpoints).filter(mayBeLate);
  expect(late.length).toBeGreaterThan(15);
  expect(late.filter(({ writes, auth, revalidates, secret }) => writes || auth === 'public' || revalidates || secret)).toEqual([]);
});

describeOnOneEngine('reads that may be late', (database) => {
  const asked: (string | null)[] = [];
  const failures: unknown[] = [];
  let isFinalThere: LateRead['isFinal'] | undefined;
  /** A replica as a transaction of the same database that may write nothing, and on the embedded engine asks nothing beside it. */
  const replica: Replica = {
    async read({ wroteAt, isFinal }, act) {
      asked.push(wroteAt);
      isFinalThere = isFinal;
      const readOnly = async (tx: Queries) => {
        await tx.execute(sql`set transaction read only`);
        return act(tx);
      };
      return database.current.transaction(readOnly).catch((error: unknown) => {
        failures.push(error);
        throw error;
      });
    },
    measures: () => ({ ageSeconds: 0, reads: { replica: 0, ownWrite: 0, behind: 0, away: 0, repeated: 0 } }),
  };
  let withReplica: OpenDatabase | undefined;
  const server = testServer(() => (withReplica ??= { ...database.current, replica }));

  beforeAll(async () => {
    await setRightsScene(database.current);
    // Whoever reads a list stores what the scene, which comes past the API, has not.
    await storeMissingProgress(database.current.db);
  });
  beforeEach(() => {
    asked.length = 0;
    failures.length = 0;
  });

  const tried = attempts.filter((attempt) => mayBeLate(attempt.endpoint) && verdictOf(whoManages, attempt, 'own') === 'allowed');
  it.each(tried.map((attempt) => ({ attempt, name: attempt.endpoint.path })))('write nothing: $name', async ({ attempt }) => {
    const { endpoint, request, full = request } = attempt;
    const reply = await server.call(endpoint, { as: 'collegeAdmin', ...full('own', whoManages) });
    expect({ status: reply.status, failures }).toEqual({ status: 200, failures: [] });
    expect(asked).toHaveLength(1);
  });

  it('are not tried again where making a file or comparing is what failed', async () => {
    expect((await server.call(contract.listCourseCards, { as: 'majorLeader', query: { majorId: 101 } })).code).toBe('0');
    const refused = [
      ...(['tooLong', 'tooLarge', 'broken'] as const).map((failure) => refuseFile(failure, 'report')),
      new Unavailable(said),
    ];
    expect(refused.map((refusal) => isFinalThere?.(refusal))).toEqual([true, true, true, true]);
    const ofRecords = [notFound(said), invalid(said), new Error('canceling statement due to conflict with recovery')];
    expect(ofRecords.map((failure) => isFinalThere?.(failure))).toEqual([false, false, false]);
  });

  it('are tried here, all of them', () => {
    const names = new Set(tried.map(({ endpoint }) => endpoint.path));
    const late = Object.values<Endpoint>(contract.allEndpoints).filter(mayBeLate);
    expect(late.map(({ path }) => path).filter((path) => !names.has(path))).toEqual([]);
  });

  describe('know what the person wrote', () => {
    /** Where a list that somebody asks for now must have come to. */
    async function wroteAt(role: 'majorLeader' | 'majorEditor'): Promise<bigint> {
      expect((await server.call(contract.listCourseCards, { as: role, query: { majorId: 101 } })).code).toBe('0');
      return logPosition(asked.at(-1)!);
    }
    const rename = (name: string) =>
      server.call(contract.updateCourseUnitList, { as: 'majorLeader', body: { list: [{ id: 1001, name }] } });

    it('a save, with whichever sign-in, and nobody else’s', async () => {
      const before = await wroteAt('majorLeader');
      const ofOther = await wroteAt('majorEditor');
      expect((await rename('新名')).code).toBe('0');
      const after = await wroteAt('majorLeader');
      expect(after > before).toBe(true);
      expect(await wroteAt('majorLeader')).toBe(after);
      expect(await wroteAt('majorEditor')).toBe(ofOther);
      server.forgetSessions();
      expect((await wroteAt('majorLeader')) >= after).toBe(true);
    });

    it('not what the log of another database said, from which the records were restored', async () => {
      const ofOther = 'FFFF/0';
      await wroteAt('majorLeader');
      await database.current.db.update(schema.sessions).set({ wroteAt: ofOther }).where(eq(schema.sessions.userId, cast.majorLeader.id));
      server.forgetSessions();
      expect((await wroteAt('majorLeader')) < logPosition(ofOther)).toBe(true);
    });

    it('not what a read does, nor a ticket for a file', async () => {
      const before = await wroteAt('majorLeader');
      const body = { path: contract.exportCompletion.path, query: { courseid: 1001 } };
      expect((await server.call(contract.createDownloadTicket, { as: 'majorLeader', body })).code).toBe('0');
      expect(await wroteAt('majorLeader')).toBe(before);
    });
  });
});
