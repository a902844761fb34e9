import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeGroups } from './mergeGroups';
import { aModuleGroup as group, contentsOf as contents, fromPages, hasCircle } from './moduleGroups.test-data';

describe('files of pages', () => {
  it('stay as they are within the limit', () => {
    const groups = [group('a', 'xy'), group('b', 'x')];
    expect(mergeGroups(groups, { groups: () => 2 })).toEqual(groups);
  });

  it('are merged where others load least for nothing', () => {
    const groups = [group('a', 'xy', { size: 100 }), group('b', 'x', { size: 90 }), group('c', 'xy', { size: 50 })];
    expect(contents(mergeGroups(groups, { groups: () => 2 }))).toEqual(['ac', 'b']);
  });

  it('are kept away from a page whose bytes count more', () => {
    const groups = [group('a', 'xy'), group('b', 'xz'), group('c', 'x', { size: 3 })];
    const weight = (page: string) => (page === 'y' ? 9 : 1);
    expect(contents(mergeGroups(groups, { groups: () => 2, weight }))).toEqual(['a', 'bc']);
  });

  it('count what a merged file imports as loaded too', () => {
    const groups = [group('a', 'xy'), group('b', 'x', { imports: 'd' }), group('c', 'x', { size: 5 }), group('d', 'x', { size: 100 })];
    expect(contents(mergeGroups(groups, { groups: () => 3 }))).toEqual(['a', 'bc', 'd']);
  });

  it('are not merged into a circle', () => {
    // a imports c by way of b.
    const groups = [group('a', 'x', { imports: 'b' }), group('b', 'xy', { imports: 'c', size: 100 }), group('c', 'x')];
    expect(contents(mergeGroups(groups, { groups: () => 2 }))).not.toContain('ac');
  });

  it('are within the limit of every page, lose nothing and import in one direction, whatever they were', () => {
    fc.assert(
      fc.property(fc.array(fc.uniqueArray(fc.constantFrom(...'uvwxyz'), { minLength: 1 }), { minLength: 1, maxLength: 12 }), (pages) => {
        const groups = fromPages(pages);
        const merged = mergeGroups(groups, { groups: () => 3 });
        for (const page of 'uvwxyz') expect(merged.filter((one) => one.pages.has(page)).length).toBeLessThanOrEqual(3);
        expect(contents(merged).join('').split('').toSorted()).toEqual(groups.flatMap(({ chunks }) => chunks));
        expect(hasCircle(merged)).toBe(false);
      }),
    );
  });
});
