import { goalInputListSchema } from '@college/curriculum-model';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { limitsOf } from './fieldLimits';

it('says the limits of every field, by its path', () => {
  const limits = limitsOf(goalInputListSchema);
  expect(limits.get('')).toEqual({ zh: '1–200 项', en: '1–200 entries' });
  expect(limits.get('[].description')).toEqual({ zh: '1–4000 个字符', en: '1–4000 characters' });
  expect(limits.get('[].parentId')?.en).toBe('at least 1, whole number');
  expect(limits.has('[].translations')).toBe(false);
});

it('says of a number above another one what is the least, where there is a least', () => {
  const limits = limitsOf(z.object({ part: z.number().int().positive(), share: z.number().positive().max(1) }));
  expect(limits.get('part')?.en).toBe('at least 1, whole number');
  expect(limits.get('share')).toEqual({ zh: '至多 1，大于 0', en: 'at most 1, more than 0' });
});

it('follows what refers to itself once, and knows forms', () => {
  const tree = z.object({
    get children() {
      return z.array(tree).max(3).nullable();
    },
    day: z.iso.date(),
    share: z.number().min(0).max(100),
  });
  const limits = limitsOf(tree);
  expect(limits.get('children')?.zh).toBe('至多 3 项');
  expect(limits.get('day')?.en).toContain('2026-05-14');
  expect(limits.get('share')?.en).toBe('0–100');
  expect(limitsOf(undefined).size).toBe(0);
});
