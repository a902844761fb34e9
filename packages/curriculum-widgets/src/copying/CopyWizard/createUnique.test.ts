import { uniqueSchema } from '@college/curriculum-model';
import { expect, it } from 'vitest';
import { createUnique } from './createUnique';

it('makes keys that servers take and that do not repeat', () => {
  const keys = Array.from({ length: 100 }, createUnique);
  for (const key of keys) expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(keys.every((key) => uniqueSchema.safeParse(key).success)).toBe(true);
  expect(new Set(keys).size).toBe(100);
});
