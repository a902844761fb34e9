import type { ThreadGroup } from '@college/curriculum-model';
import { expect, it } from 'vitest';
import { createPlaceOrder } from './placeOrder';

const groups = (...places: string[]): ThreadGroup[] => places.map((place) => ({ place, threads: [] }));
const placesOf = (ordered: ThreadGroup[]) => ordered.map(({ place }) => place);

it('keeps what shows where it is, with what is new before it, until something else is asked', () => {
  const inOrder = createPlaceOrder();
  expect(placesOf(inOrder('open', groups('a', 'b', 'c')))).toEqual(['a', 'b', 'c']);
  expect(placesOf(inOrder('open', groups('c', 'd', 'a', 'b')))).toEqual(['d', 'a', 'b', 'c']);
  expect(placesOf(inOrder('open', groups('c', 'd', 'b')))).toEqual(['d', 'b', 'c']);
  expect(placesOf(inOrder('all', groups('c', 'd', 'b')))).toEqual(['c', 'd', 'b']);
});
