import { replyCodes } from '../../../packages/curriculum-model/src';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** The end of a range, which is no code of its own. */
const ofRange = '20099';

it.each(['errors.md', 'zh/errors.md'])('%s names each code of the reference server, and no other', (file) => {
  const guide = readFileSync(join(import.meta.dirname, '../../guide', file), 'utf8');
  const named = [...guide.matchAll(/`(\d+)`/g)].map(([, code]) => code!);
  expect([...new Set(named)].filter((code) => code !== ofRange).toSorted()).toEqual(Object.values(replyCodes).toSorted());
});
