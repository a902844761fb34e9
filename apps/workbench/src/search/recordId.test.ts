import { expect, it } from 'vitest';
import { recordIdOf } from './recordId';

it.each([
  [undefined, undefined],
  ['', undefined],
  ['1001', 1001],
  ['abc', 0],
  ['0', 0],
  ['-3', 0],
  ['1001x', 0],
])('%j names %j: only what is absent begins a new record', (value, id) => expect(recordIdOf(value)).toBe(id));
