import { expect, it } from 'vitest';
import { trailTo } from './trail';

const trail = ['home', 'major', 'units', 'unit'].map((id) => ({ id }));

it.each([
  ['home', 1],
  ['major', 2],
  ['unit', 4],
])('leaves the entries up to %s', (id, count) => {
  expect(trailTo(trail, id)).toEqual(trail.slice(0, count));
});

it('leaves the whole trail when the entry is not in it', () => {
  expect(trailTo(trail, 'elsewhere')).toEqual(trail);
});
