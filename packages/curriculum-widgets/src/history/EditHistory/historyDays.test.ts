import type { HistoryEntry } from '@college/curriculum-model';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { historyDays } from './historyDays';

const entry = fc.record({
  id: fc.integer({ min: 1 }),
  time: fc.constantFrom('2026-05-14T08:00:00Z', '2026-05-13T08:00:00Z'),
  receipt: fc.option(
    fc.integer({ min: 1, max: 2 }).map((id) => ({ id, act: 'merge' as const, editionName: '修订', homeMajorId: 1001 })),
    { nil: undefined },
  ),
});
const day = (time: string | undefined) => (time ?? '').slice(0, 10);

it('loses no change, and puts those of one act under it and no others', () => {
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 20 }), (drawn) => {
      const entries = drawn.toSorted((one, other) => other.time.localeCompare(one.time)) as unknown as HistoryEntry[];
      const days = historyDays(entries, day as never);
      expect(days.flatMap(({ acts }) => acts.flatMap((act) => act.entries))).toEqual(entries);
      for (const { acts } of days) {
        for (const [at, { receipt, entries: own }] of acts.entries()) {
          expect(own.every((one) => (one.receipt?.id ?? null) === (receipt?.id ?? null))).toBe(true);
          if (receipt === null) expect(own).toHaveLength(1);
          else expect(acts[at + 1]?.receipt?.id).not.toBe(receipt.id);
        }
      }
    }),
  );
});
