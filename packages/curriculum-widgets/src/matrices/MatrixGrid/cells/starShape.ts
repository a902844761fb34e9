import { starOutline } from '@college/ui/icons';

type Point = readonly [number, number];
const box = 16;
/** Half the stroke of the star among the icons. */
const halfStroke = 0.625;

/** The vertices of a path of straight lines. */
export function cornersOf(path: string): Point[] {
  const corners: Point[] = [];
  let [x, y] = [0, 0];
  for (const [, command, rest] of path.matchAll(/([MLlz])([^MLlz]*)/g)) {
    const numbers = (rest!.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    for (let at = 0; at + 1 < numbers.length; at += 2) {
      const isRelative = command === 'l';
      x = (isRelative ? x : 0) + numbers[at]!;
      y = (isRelative ? y : 0) + numbers[at + 1]!;
      corners.push([x, y]);
    }
  }
  return corners;
}

/** The outline moved outwards by a distance (inwards where it is negative); tips that would run far out are cut, as a round join does. */
export function movedOutline(corners: readonly Point[], distance: number): Point[] {
  return corners.flatMap((corner, index) => {
    const before = corners.at(index - 1)!;
    const after = corners[(index + 1) % corners.length]!;
    const [first, second] = [normal(before, corner), normal(corner, after)];
    const cosine = first[0] * second[0] + first[1] * second[1];
    const isTip = first[0] * second[1] - first[1] * second[0] > 0;
    if (isTip && distance > 0) return [first, middle(first, second), second].map((away) => shifted(corner, away, distance));
    return [shifted(corner, [first[0] + second[0], first[1] + second[1]], distance / (1 + cosine))];
  });
}

function normal([fromX, fromY]: Point, [toX, toY]: Point): Point {
  const length = Math.hypot(toX - fromX, toY - fromY);
  // The outline runs clockwise on the screen: outwards is to the left of the way.
  return [(toY - fromY) / length, (fromX - toX) / length];
}

function middle([ax, ay]: Point, [bx, by]: Point): Point {
  const length = Math.hypot(ax + bx, ay + by);
  return [(ax + bx) / length, (ay + by) / length];
}

function shifted([x, y]: Point, [towardsX, towardsY]: Point, distance: number): Point {
  return [x + towardsX * distance, y + towardsY * distance];
}

const percent = ([x, y]: Point) => `${((x / box) * 100).toFixed(2)}% ${((y / box) * 100).toFixed(2)}%`;
const corners = cornersOf(starOutline);
const outer = movedOutline(corners, halfStroke);
const inner = movedOutline(corners, -halfStroke);

/** The filled star as a clipping shape; with `hollowStar` of one outline with the icons, at any size and without an element of its own. */
export const filledStar = `polygon(${outer.map(percent).join(',')})`;

/** The hollow star: the same outline with its inside left out. */
export const hollowStar = `polygon(evenodd,${[...outer, outer[0]!, ...inner, inner[0]!].map(percent).join(',')})`;
