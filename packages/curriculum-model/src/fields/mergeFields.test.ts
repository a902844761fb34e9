import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSame, mergeFields } from './mergeFields';

type Fields = Record<string, unknown>;
const names = ['target', 'books', 'exam', 'schedule'];
const anyValue = fc.oneof(fc.string(), fc.integer(), fc.array(fc.string()), fc.record({ percent: fc.nat(100), name: fc.string() }));
const anyFields: fc.Arbitrary<Fields> = fc.record(Object.fromEntries(names.map((name) => [name, anyValue])), { requiredKeys: [] });
const anyNames = fc.subarray(names);

function withFields(base: Fields, from: Fields, changed: readonly string[]): Fields {
  return { ...base, ...Object.fromEntries(changed.filter((name) => name in from).map((name) => [name, from[name]])) };
}

describe('two people in one record', () => {
  it('lose nothing that is not in conflict, and what is in conflict is mine', () => {
    fc.assert(
      fc.property(anyFields, anyFields, anyFields, anyNames, anyNames, (base, one, other, mineNames, theirNames) => {
        const mine = withFields(base, one, mineNames);
        const theirs = withFields(base, other, theirNames);
        const { merged, conflicts } = mergeFields(base, mine, theirs);
        for (const name of names) {
          const isMine = !isSame(mine[name], base[name]);
          const isTheirs = !isSame(theirs[name], base[name]);
          expect(merged[name]).toEqual(isMine ? mine[name] : theirs[name]);
          expect(conflicts.includes(name)).toBe(isMine && isTheirs && !isSame(mine[name], theirs[name]));
        }
      }),
    );
  });

  it('agree with themselves', () => {
    fc.assert(
      fc.property(anyFields, anyFields, (base, mine) => {
        expect(mergeFields(base, mine, mine)).toEqual({ merged: mine, conflicts: [] });
        expect(mergeFields(base, mine, base).conflicts).toEqual([]);
        expect(mergeFields(base, base, mine)).toEqual({ merged: mine, conflicts: [] });
      }),
    );
  });
});
