import fc from 'fast-check';
import { expect, it } from 'vitest';
import { improveGroups, lightest } from './improveGroups';
import { mergeGroups, type ModuleGroup } from './mergeGroups';
import { aModuleGroup as group, contentsOf as contents, fromPages, hasCircle } from './moduleGroups.test-data';

const limits = { groups: () => 3, weight: (page: string) => (page === 'u' ? 5 : 1) };
const costOf = (groups: readonly ModuleGroup[]) =>
  groups.reduce((sum, { pages, size }) => sum + [...pages].reduce((all, page) => all + size * limits.weight(page), 0), 0);

it('moves a group to the file in which fewest pages load it for nothing', () => {
  const groups = [group('a', 'x', { size: 10 }), group('b', 'y', { size: 10 }), group('c', 'y', { size: 2 })];
  const merged = [
    { pages: new Set('xy'), size: 12, chunks: ['a', 'c'], imports: new Set<string>() },
    { pages: new Set('y'), size: 10, chunks: ['b'], imports: new Set<string>() },
  ];
  expect(contents(improveGroups(groups, merged, { groups: () => 2 }))).toEqual(['a', 'b', 'c']);
  expect(contents(improveGroups(groups, merged, { groups: () => 1 }))).toEqual(['a', 'bc']);
});

it('keeps what merging promises, and never has a page load more, whatever the groups were', () => {
  fc.assert(
    fc.property(fc.array(fc.uniqueArray(fc.constantFrom(...'uvwxyz'), { minLength: 1 }), { minLength: 1, maxLength: 12 }), (pages) => {
      const groups = fromPages(pages);
      const merged = mergeGroups(groups, limits);
      const improved = improveGroups(groups, merged, limits);
      for (const page of 'uvwxyz') expect(improved.filter((one) => one.pages.has(page)).length).toBeLessThanOrEqual(3);
      expect(contents(improved).join('').split('').toSorted()).toEqual(groups.flatMap(({ chunks }) => chunks));
      expect(hasCircle(improved)).toBe(false);
      expect(costOf(improved)).toBeLessThanOrEqual(costOf(merged));
    }),
  );
});

it('takes the grouping by which the pages that count load least, the first one of equals', () => {
  const light = [group('a', 'x', { size: 10 }), group('b', 'u', { size: 1 })];
  const heavy = [group('a', 'x', { size: 1 }), group('b', 'u', { size: 10 })];
  expect(lightest([heavy, light], limits)).toBe(light);
  expect(lightest([heavy, light], {})).toBe(heavy);
});
