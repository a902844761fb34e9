import type { Endpoint } from '@college/api-client/contract';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it, vi } from 'vitest';
import { calls } from '../../calls';
import { schema } from '../../db';
import { describeOnOneEngine } from '../../db/testing';
import { attempts } from '../../rights/attempts.test-data';
import { differingSlots, nameOfSlot, withForeignId } from '../../rights/idSlots.test-data';
import { editionOf, type Request } from '../../rights/place.test-data';
import { setRightsScene } from '../../rights/rightsScene.test-data';
import { randomNumbers } from '../../testing/randomNumbers';
import { cast } from '../../testing/scene';
import { testServer } from '../../testing/testServer';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 60_000 });

const { curriculumParts, curriculumStateParts, curriculumStates, editions } = schema;
const answered = new Set(calls.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`));
const seeds = [1, 2];

/** A call that writes, as it is sent. */
interface Write {
  endpoint: Endpoint;
  name: string;
  request: Request;
}

/** Every call that writes, as it is meant, and with the id of a published edition wherever it takes one. */
const writes: readonly Write[] = attempts
  .filter(({ endpoint }) => endpoint.writes && answered.has(`${endpoint.method} ${endpoint.path}`))
  .flatMap(({ endpoint, request, full = request }) => {
    const meant = [request, full].map((make) => make('own', cast.collegeAdmin));
    const [, own] = meant as [Request, Request];
    const named = differingSlots(own, full('otherCollege', cast.otherAdmin)).map((slot) => ({
      request: withForeignId(own, placedAt(slot, editionOf('own')), slot),
      name: `${endpoint.path} ${nameOfSlot(slot)}`,
    }));
    return [...meant.map((one) => ({ request: one, name: endpoint.path })), ...named].map((one) => ({ endpoint, ...one }));
  });

/** A request that holds nothing but a value in one place. */
function placedAt(slot: readonly string[], value: unknown): Request {
  return slot.reduceRight<unknown>((inner, key) => ({ [key]: inner }), value) as Request;
}

describeOnOneEngine('a published edition', (database) => {
  const server = testServer(() => database.current);
  beforeEach(() => setRightsScene(database.current));

  /** What was published, byte for byte: all but whether it was withdrawn since. */
  async function published(): Promise<string> {
    const { db } = database.current;
    const { homeMajorId, kind, name, entryYear, reason, stateId, college, createTime } = editions;
    const edition = await db
      .select({ homeMajorId, kind, name, entryYear, reason, stateId, college, createTime })
      .from(editions)
      .where(eq(editions.id, editionOf('own')));
    const ofState = eq(curriculumStates.id, edition[0]!.stateId!);
    const state = await db.select().from(curriculumStates).where(ofState);
    const parts = await db
      .select()
      .from(curriculumStateParts)
      .innerJoin(curriculumParts, eq(curriculumParts.hash, curriculumStateParts.hash))
      .where(eq(curriculumStateParts.stateId, edition[0]!.stateId!))
      .orderBy(curriculumStateParts.kind, curriculumStateParts.position, curriculumStateParts.lineageId);
    expect(parts.length).toBeGreaterThan(1);
    return JSON.stringify({
      edition,
      state,
      parts: parts.map(({ curriculum_parts: { content, ...part }, ...place }) => ({
        ...place,
        ...part,
        content: Buffer.from(content).toString('base64'),
      })),
    });
  }

  it('is seen to change where a part of it, its place or its name is changed', async () => {
    const { db } = database.current;
    const before = await published();
    const changes = [
      db.update(curriculumParts).set({ format: 99 }),
      db.update(curriculumStateParts).set({ position: 7 }),
      db.update(editions).set({ entryYear: 1999 }),
    ];
    const seen = [before];
    for (const change of changes) {
      await change;
      seen.push(await published());
    }
    expect(new Set(seen).size).toBe(seen.length);
  });

  it.each(seeds)('is stored as it was after every call that writes, in any order (seed %i)', async (seed) => {
    const before = await published();
    const changing: string[] = [];
    let written = 0;
    for (const { endpoint, name, request } of randomNumbers(seed).shuffled(writes)) {
      // Whoever writes may end the own session.
      server.forgetSessions();
      const { code } = await server.call(endpoint, { as: 'collegeAdmin', ...request });
      if (code === '0') written += 1;
      if ((await published()) !== before) changing.push(name);
      if (changing.length > 0) break;
    }
    expect(changing).toEqual([]);
    expect(written).toBeGreaterThan(10);
  });
});
