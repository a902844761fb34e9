import { expect, it } from 'vitest';
import { edgeBeyond } from './dragBeyond';

const box = { left: 100, top: 50, right: 300, bottom: 250 };

it.each([
  [
    { x: 200, y: 100 },
    { rows: 0, columns: 0 },
  ],
  [
    { x: 100, y: 250 },
    { rows: 0, columns: 0 },
  ],
  [
    { x: 99, y: 100 },
    { rows: 0, columns: -1 },
  ],
  [
    { x: 301, y: 100 },
    { rows: 0, columns: 1 },
  ],
  [
    { x: 200, y: 49 },
    { rows: -1, columns: 0 },
  ],
  [
    { x: 500, y: 900 },
    { rows: 1, columns: 1 },
  ],
])('%j lies past %j', (point, edge) => {
  expect(edgeBeyond(point, box)).toEqual(edge);
});
