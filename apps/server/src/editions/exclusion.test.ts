import { checkMajor, type Endpoint } from '@college/api-client/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { calls } from '../calls';
import { describeOnOneEngine } from '../db/testing';
import { attempts } from '../rights/attempts.test-data';
import type { Place } from '../rights/place.test-data';
import { setRightsScene } from '../rights/rightsScene.test-data';
import { cast, sceneStart, type Role } from '../testing/scene';
import { testServer } from '../testing/testServer';
import { courseInDraft, makeDraft } from './draft.test-data';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 60_000 });

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const answered = new Set(calls.map(({ endpoint }) => nameOf(endpoint)));
/** The log of these very calls, how much of them a person made or leaves behind, how the server is meanwhile, and where drafts are asked for. */
const ofItself = /^\/(?:manage\/(?:security\/|budgets\/|status$|user\/erasure$)|edition\/)/;
/** The key of a file that waits to be fetched. */
const madeAnew = /"file":"[^"]+"/g;
const readings = attempts.filter(({ endpoint }) => !endpoint.writes && answered.has(nameOf(endpoint)) && !ofItself.test(endpoint.path));
const checks = readings.filter(({ endpoint }) => endpoint === checkMajor);

/** One of each reach, and one of another college: what the others read goes through the same queries. Each where they read something, and where a draft is. */
const readers: readonly (readonly [Role, readonly Place[]])[] = [
  ['collegeAdmin', ['own', 'otherDepartment']],
  ['majorLeader', ['own']],
  ['courseEditor', ['own']],
  ['demo', ['otherDepartment']],
  ['otherAdmin', ['otherCollege']],
];

describeOnOneEngine('a draft', (database) => {
  const server = testServer(() => database.current);
  beforeAll(async () => {
    // Files say when they were made.
    vi.useFakeTimers({ toFake: ['Date'], now: sceneStart });
    await setRightsScene(database.current);
  });
  afterAll(() => vi.useRealTimers());

  /** The bytes of every reply to a person, by call and place. */
  async function readAll([role, places]: (typeof readers)[number], list = readings): Promise<Map<string, string>> {
    const replies = new Map<string, string>();
    for (const [index, { endpoint, request }] of list.entries()) {
      for (const place of places) {
        const { status, bytes } = await server.call(endpoint, { as: role, ...request(place, cast[role]) });
        replies.set(
          `${role} ${index} ${nameOf(endpoint)} ${place}`,
          `${status} ${Buffer.from(bytes).toString('latin1').replace(madeAnew, '')}`,
        );
      }
    }
    return replies;
  }

  it('changes no byte of what people read of current editions', async () => {
    const before = new Map<string, string>();
    // A check keeps what it finds for the board of the college.
    for (const reader of readers) await readAll(reader, checks);
    for (const reader of readers) for (const [name, reply] of await readAll(reader)) before.set(name, reply);
    const drafts: number[] = [];
    for (const majorId of [101, 101, 103, 201]) drafts.push(await makeDraft(database.current, majorId));
    // A test in which the drafts are empty would prove nothing.
    for (const [draftId, courseId] of [
      [drafts[0]!, 1001],
      [drafts[2]!, 1004],
    ] as const) {
      expect(await courseInDraft(database.current, draftId, courseId)).toBeGreaterThan(2000);
    }
    const { rows } = await database.current.db.execute(sql`select count(*)::int as n from project_matrix_entries`);
    expect(rows[0]?.n).toBeGreaterThan(10);
    const differing: string[] = [];
    for (const reader of readers) {
      for (const [name, reply] of await readAll(reader)) if (before.get(name) !== reply) differing.push(name);
    }
    expect(differing).toEqual([]);
  });
});
