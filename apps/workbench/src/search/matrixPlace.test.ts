import { expect, it } from 'vitest';
import { matrixPath } from './coursePaths';
import { matrixPlaceOf, placeInSearch } from './matrixPlace';
import { parseSearchParams } from './searchParams';

it.each([
  [{ screen: 'detail', field: 'name' } as const, null],
  [{ screen: 'courseMatrix', projectId: 1061 } as const, { matrix: 'course', row: '1061' }],
  [{ screen: 'courseMatrix', goalId: 1033 } as const, { matrix: 'course', column: '1033' }],
  [
    { screen: 'projectMatrix', pointId: 1065, projectId: 1064, row: '1064 1033 1065' } as const,
    { matrix: 'project', projectId: 1064, row: '1064 1033 1065' },
  ],
  [{ screen: 'taskGoals', projectId: 1064 } as const, { matrix: 'project', projectId: 1064, column: 'taskGoals' }],
  [{ screen: 'majorMatrix', row: '1004', column: '1104' } as const, { matrix: 'major', row: '1004', column: '1104' }],
])('a finding %j is mended at %j', (target, place) => expect(matrixPlaceOf(target)).toEqual(place));

it('comes back out of the link that leads there', () => {
  const place = { matrix: 'project', projectId: 1064, row: '1064 1033 1065', column: 'hours' } as const;
  const search = parseSearchParams(matrixPath({ courseId: 1004, ...place }).split('?')[1]!);
  expect(placeInSearch(search)).toEqual({ selection: { matrix: 'project', projectId: 1064 }, defaultPlace: place });
  expect(placeInSearch({ matrix: 'course' })).toEqual({ selection: { matrix: 'course' } });
  expect(placeInSearch({ matrix: 'other' })).toEqual({ selection: { matrix: 'major' } });
});
