import { expect, it } from 'vitest';

const files = import.meta.glob<string>('../../**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true });

// An automatic retry reports the same failure on each attempt, unless `useSaveFailure` retries.
it('nothing but `useSaveFailure` saves again by itself', () => {
  const repeating = Object.entries(files).filter(([, source]) => /addEventListener\('online'|\bsetInterval\(/.test(source));
  expect(Object.keys(files).length).toBeGreaterThan(1000);
  expect(repeating.map(([file]) => file.split('/').at(-1)).toSorted()).toEqual([
    'useDragScroll.ts',
    'usePlacedMarks.ts',
    'useSaveFailure.ts',
    'useSaveStatus.tsx',
  ]);
});
