import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createRowSlots } from './rowSlots';

const windows = fc.array(fc.record({ ids: fc.uniqueArray(fc.integer({ min: 0, max: 40 }), { maxLength: 12 }), isReusing: fc.boolean() }), {
  maxLength: 30,
});

it('gives no slot twice, lets rows that stay keep theirs, and makes new ones only where none is free', () => {
  fc.assert(
    fc.property(windows, (steps) => {
      const slotsOf = createRowSlots();
      let before: ReadonlyMap<string | number, number> = new Map();
      for (const { ids, isReusing } of steps) {
        const slots = slotsOf(ids, isReusing);
        expect([...slots.keys()]).toEqual(ids);
        expect(new Set(slots.values()).size).toBe(ids.length);
        for (const [id, slot] of before) if (slots.has(id)) expect(slots.get(id)).toBe(slot);
        const reused = [...slots].filter(([id, slot]) => !before.has(id) && [...before.values()].includes(slot)).length;
        const entered = ids.filter((id) => !before.has(id)).length;
        const left = [...before.keys()].filter((id) => !slots.has(id)).length;
        expect(reused).toBe(isReusing ? Math.min(entered, left) : 0);
        before = slots;
      }
    }),
  );
});
