import { expect, test } from 'vitest';
import { changesByCourse } from './changesByCourse';

const change = (lineage: number | null, at: string) => ({ at, course: lineage === null ? null : { lineage, name: `课程 ${lineage}` } });

test('changes stand by course in the order of their courses, those of the major first', () => {
  const groups = changesByCourse([change(2, 'a'), change(1, 'b'), change(null, 'c'), change(2, 'd')]);
  expect(groups.map(({ course, changes }) => [course?.lineage ?? 0, changes.map(({ at }) => at)])).toEqual([
    [0, ['c']],
    [2, ['a', 'd']],
    [1, ['b']],
  ]);
});
