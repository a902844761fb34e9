import { starOutline } from '@college/ui/icons';
import { expect, it } from 'vitest';
import { cornersOf, filledStar, hollowStar, movedOutline } from './starShape';

const areaOf = (points: readonly (readonly [number, number])[]) =>
  Math.abs(
    points.reduce((sum, [x, y], at) => sum + x * points[(at + 1) % points.length]![1] - points[(at + 1) % points.length]![0] * y, 0),
  ) / 2;

it('has the ten corners of the star among the icons', () => {
  const corners = cornersOf(starOutline);
  expect(corners).toHaveLength(10);
  expect(corners[0]).toEqual([8, 1.6]);
  expect(Math.min(...corners.map(([x]) => x))).toBeCloseTo(1.6);
  expect(Math.max(...corners.map(([x]) => x))).toBeCloseTo(14.4);
});

it('moves outwards and inwards by half the stroke', () => {
  const corners = cornersOf(starOutline);
  const [outer, own, inner] = [movedOutline(corners, 0.625), corners, movedOutline(corners, -0.625)].map(areaOf);
  expect(outer).toBeGreaterThan(own!);
  expect(inner).toBeLessThan(own!);
  expect(inner).toBeGreaterThan(own! / 3);
});

it('is a polygon, with its inside left out where it is hollow', () => {
  expect(filledStar).toMatch(/^polygon\((-?[\d.]+% -?[\d.]+%,?)+\)$/);
  expect(hollowStar).toMatch(/^polygon\(evenodd,/);
  expect(hollowStar.startsWith(`polygon(evenodd,${filledStar.slice('polygon('.length, -1)}`)).toBe(true);
});
