import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { beforeEach, expect, it, vi } from 'vitest';
import { schema } from '../db';
import { describeOnEachEngine } from '../db/testing';
import { places, setScene } from '../testing/scene';
import { randomNumbers } from '../testing/randomNumbers';
import { removeLeftovers } from './removeForGood';

// Comparing each state with each receipt would take minutes.
vi.setConfig({ testTimeout: 30_000 });

const { curriculumStates, editions } = schema;
const stateCount = 5000;
const receiptCount = 10_000;
const occasions = ['base', 'merged', 'published', 'point'] as const;

describeOnEachEngine('states of curricula that nothing names', (database) => {
  beforeEach(() => setScene(database.current));

  it('are removed among thousands of states and receipts, and no others', async () => {
    const { db } = database.current;
    const random = randomNumbers(20_261_201);
    const homeMajorId = places.own.major;
    const named = new Set<number>();
    const name = () => {
      // Of the first half alone, so that many are named by nothing.
      const id = 1 + random.below(stateCount / 2);
      named.add(id);
      return id;
    };
    const two = () => ({ before: name(), after: name() });
    const requests = [
      () => ({ bases: two() }),
      () => ({ drafts: two() }),
      () => ({ approved: { state: name(), courses: 'all' } }),
      () => ({}),
    ];
    const occasionOf = (id: number) => occasions[id % occasions.length]!;
    const states = Array.from({ length: stateCount }, (_, index) => ({ id: index + 1, occasion: occasionOf(index + 1) }));
    const receipts = Array.from({ length: receiptCount }, (_, index) => {
      // Few name any, in one way each.
      if (index % 10 > 0) return { base: null, request: {} };
      return random.below(5) === 0 ? { base: name(), request: {} } : { base: null, request: random.of(requests)() };
    });
    await db.execute(sql`
      insert into curriculum_states (id, home_major_id, digest, occasion)
      select s.id, ${homeMajorId}, 'digest', s.occasion from jsonb_to_recordset(${JSON.stringify(states)}::jsonb) as s(id int, occasion text)`);
    await db.execute(sql`
      insert into edition_receipts (home_major_id, target_major_id, base_state_id, at, act, request, counts)
      select ${homeMajorId}, ${homeMajorId}, r.base, now(), 'merge', r.request, '{}'
      from jsonb_to_recordset(${JSON.stringify(receipts)}::jsonb) as r(base int, request jsonb)`);
    const edition = { homeMajorId, kind: 'draft', status: 'merged', name: '修订稿' } as const;
    await db.insert(editions).values(Array.from({ length: 20 }, () => ({ ...edition, baseStateId: name() })));
    await db.insert(editions).values(Array.from({ length: 20 }, () => ({ ...edition, stateId: name() })));

    await removeLeftovers(database.current, pino({ level: 'silent' }));
    const kept = await db.select({ id: curriculumStates.id }).from(curriculumStates).orderBy(curriculumStates.id);
    const isKept = ({ id, occasion }: (typeof states)[number]) => named.has(id) || occasion === 'published' || occasion === 'point';
    expect(kept.map(({ id }) => id)).toEqual(states.filter(isKept).map(({ id }) => id));
    expect(named.size).toBeLessThan(stateCount / 3);
  });
});
