import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Freshness } from './Freshness';

const step = fc.record({
  wait: fc.integer({ min: 1, max: 2000 }),
  written: fc.integer({ min: 0, max: 3 }),
  /** The share of what it lacks that the replica replays. */
  replays: fc.constantFrom(0, 0.5, 1),
  isLook: fc.boolean(),
});

it('never says that a replica is newer than it is, and knows when it has everything', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const freshness = new Freshness();
      const writes: { at: number; place: number }[] = [];
      let [now, primary, replayed] = [0, 0, 0];
      for (const { wait, written, replays, isLook } of steps) {
        now += wait;
        for (let count = 0; count < written; count += 1) writes.push({ at: now, place: (primary += 1) });
        replayed += Math.floor((primary - replayed) * replays);
        if (isLook) freshness.note({ at: now, primary: BigInt(primary), replayed: BigInt(replayed) });
        const firstLacking = writes.find(({ place }) => place > replayed);
        // Everything before the first write that it lacks is there.
        expect(freshness.ageAt(now)).toBeGreaterThanOrEqual(firstLacking ? now - firstLacking.at : 0);
        if (isLook && replayed === primary) expect(freshness.ageAt(now)).toBe(0);
      }
    }),
  );
});

it('grows older with a replica that stands still, also where nothing is written any more', () => {
  const freshness = new Freshness();
  expect(freshness.ageAt(0)).toBe(Number.POSITIVE_INFINITY);
  freshness.note({ at: 0, primary: 10n, replayed: 10n });
  freshness.note({ at: 250, primary: 11n, replayed: 10n });
  for (let at = 500; at <= 5000; at += 250) freshness.note({ at, primary: 12n, replayed: 10n });
  expect(freshness.ageAt(5000)).toBe(5000);
  freshness.note({ at: 5250, primary: 12n, replayed: 11n });
  expect(freshness.ageAt(5250)).toBe(5000);
  freshness.note({ at: 5500, primary: 12n, replayed: 12n });
  expect(freshness.ageAt(5600)).toBe(100);
});

it('stays new while a primary is at rest', () => {
  const freshness = new Freshness();
  for (let at = 0; at <= 600_000; at += 250) freshness.note({ at, primary: 10n, replayed: 10n });
  expect(freshness.ageAt(600_100)).toBe(100);
});

it.each([
  ['the primary', { primary: 5n, replayed: 20n }],
  ['the replica', { primary: 21n, replayed: 5n }],
])('starts over when %s was rewound', (_, { primary, replayed }) => {
  const freshness = new Freshness();
  freshness.note({ at: 0, primary: 20n, replayed: 20n });
  freshness.note({ at: 250, primary, replayed });
  expect(freshness.replayed).toBe(replayed);
  expect(freshness.ageAt(250)).toBe(primary <= replayed ? 0 : Number.POSITIVE_INFINITY);
});

it('knows nothing once it forgot', () => {
  const freshness = new Freshness();
  freshness.note({ at: 0, primary: 20n, replayed: 20n });
  freshness.forget();
  expect([freshness.ageAt(0), freshness.replayed]).toEqual([Number.POSITIVE_INFINITY, -1n]);
});
