import { expect, it } from 'vitest';
import { sortOfWord, wordOfSort } from './recordListState';

const aliases = { relatesMany: '-relates', relatesFew: 'relates' };

it.each([
  ['name', { columnId: 'name', direction: 'ascending' }],
  ['-name', { columnId: 'name', direction: 'descending' }],
  ['relatesMany', { columnId: 'relates', direction: 'descending' }],
  ['relatesFew', { columnId: 'relates', direction: 'ascending' }],
  ['', null],
] as const)('%j is an order of the table, and back', (word, sort) => {
  expect(sortOfWord(word, aliases)).toEqual(sort);
  expect(wordOfSort(sort, aliases)).toBe(word);
});
