import type { Strip } from './strip';

/** How full a page is with some strips on it. */
export interface PageFill {
  /** Share of the page that stays empty at its end. */
  white: number;
  /** By how much its gaps have to shrink, as a share of them. */
  shrink: number;
  /** How much of what they may shrink they do, 0 to 1. */
  tightness: number;
  /** Whether the strips need more than the page, with gaps as small as may be. */
  isTooHigh: boolean;
  /** Whether they would need more with further strips above them, too. */
  isHopeless: boolean;
}

// Gaps that keep more than this look as the others do.
const mostShrink = 0.4;

/** Returns how full a page would be with the strips of a range, without the gap above the first one. */
export function pageFill(strips: readonly Strip[], room: number): (from: number, to: number) => PageFill {
  const heights = sums(strips.map(({ height }) => height));
  const gaps = sums(strips.map(({ gap = 0 }) => gap));
  return (from, to) => {
    const { header, gap = 0 } = strips[from]!;
    const solid = heights[to]! - heights[from]!;
    const loose = gaps[to]! - gaps[from]! - (header ? 0 : gap);
    const excess = solid + (header?.height ?? 0) + loose - room;
    const isTooHigh = excess > loose * mostShrink;
    const shrink = excess > 0 && loose > 0 && !isTooHigh ? excess / loose : 0;
    return { white: Math.max(0, -excess / room), shrink, tightness: shrink / mostShrink, isTooHigh, isHopeless: solid > room };
  };
}

/** Sum of the values before each place. */
function sums(values: readonly number[]): number[] {
  const all = [0];
  for (const value of values) all.push(all.at(-1)! + value);
  return all;
}
