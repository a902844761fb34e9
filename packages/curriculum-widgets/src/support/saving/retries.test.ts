import { expect, it } from 'vitest';

const files = import.meta.glob<string>('../../**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true });

const namesOf = (pattern: RegExp) =>
  Object.entries(files)
    .flatMap(([file, source]) => (pattern.test(source) ? file.split('/').at(-1) : []))
    .toSorted();

// An automatic retry reports the same failure on each attempt, unless these retry; the status of the server says in its place that it is not up to date.
it('nothing but `useSaveFailure` and what reads for everybody tries again by itself', () => {
  expect(Object.keys(files).length).toBeGreaterThan(1000);
  expect(namesOf(/addEventListener\('online'|\bsetInterval\(/)).toEqual([
    'useDragScroll.ts',
    'usePlacedMarks.ts',
    'useResumption.ts',
    'useSaveStatus.tsx',
    'useServerStatus.ts',
  ]);
  expect(namesOf(/\buseResumption\(/)).toEqual([
    'useAnswer.ts',
    'useBookPages.ts',
    'useBookSearch.ts',
    'useContentSearch.ts',
    'useCopyCourses.ts',
    'useCopyWizard.ts',
    'useCourseSearch.ts',
    'useCourseUnitList.ts',
    'useDesk.ts',
    'useMatching.ts',
    'useMatrixDesk.ts',
    'useRecordList.ts',
    'useResumption.ts',
    'useSaveFailure.ts',
    'useServedRecords.ts',
  ]);
});
