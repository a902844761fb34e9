import { expect, it } from 'vitest';
import { besideCell } from './besideCell';

const layer = { width: 440, height: 360 };
const viewport = { width: 1300, height: 800 };
const cell = (left: number, right: number, top = 300, bottom = 372) => ({ left, right, top, bottom });

it.each([
  [cell(224, 424), 'right top'],
  [cell(644, 844), 'right top'],
  [cell(645, 845), 'left top'],
  [cell(1000, 1200), 'left top'],
  [cell(224, 1180), 'bottom start'],
  [cell(224, 1180, 640, 712), 'top start'],
] as const)('%j', (box, side) => expect(besideCell(box, layer, viewport)).toBe(side));
