import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aModuleGroup, contentsOf, fromPages, hasCircle } from './moduleGroups.test-data';
import { mergeWorthwhile } from './mergeWorthwhile';

describe('files worth sharing', () => {
  it('are merged where a file more costs more than what others load for nothing', () => {
    const groups = [aModuleGroup('a', 'xy', { size: 100 }), aModuleGroup('b', 'xy', { size: 90 }), aModuleGroup('c', 'x', { size: 50 })];
    expect(contentsOf(mergeWorthwhile(groups, { fileCost: 40 }))).toEqual(['ab', 'c']);
    expect(contentsOf(mergeWorthwhile(groups, { fileCost: 60 }))).toEqual(['abc']);
  });

  it('are kept away from a view whose bytes count more', () => {
    const groups = [aModuleGroup('a', 'xy', { size: 10 }), aModuleGroup('b', 'x', { size: 10 })];
    const weight = (view: string) => (view === 'y' ? 100 : 1);
    expect(contentsOf(mergeWorthwhile(groups, { fileCost: 50 }))).toEqual(['ab']);
    expect(contentsOf(mergeWorthwhile(groups, { fileCost: 50, weight }))).toEqual(['a', 'b']);
  });

  it('count what a group imports, also where that one is fixed', () => {
    const groups = [aModuleGroup('a', 'xy'), aModuleGroup('b', 'x', { imports: 'c' }), aModuleGroup('c', 'x', { size: 100 })];
    const isFixed = ({ chunks }: { chunks: readonly string[] }) => chunks.includes('c');
    expect(contentsOf(mergeWorthwhile(groups, { fileCost: 50, isFixed }))).toEqual(['a', 'b', 'c']);
  });

  it('lose nothing and import in one direction, whatever they were', () => {
    fc.assert(
      fc.property(
        fc.array(fc.uniqueArray(fc.constantFrom(...'uvwxyz'), { minLength: 1 }), { minLength: 1, maxLength: 12 }),
        fc.nat(40),
        (pages, fileCost) => {
          const groups = fromPages(pages);
          const merged = mergeWorthwhile(groups, { fileCost });
          expect(contentsOf(merged).join('').split('').toSorted()).toEqual(groups.flatMap(({ chunks }) => chunks));
          expect(hasCircle(merged)).toBe(false);
        },
      ),
    );
  });
});
