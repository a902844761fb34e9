import { stack } from 'd3-shape';
import { drawable } from './shares';

/** Where a bar begins and how long it is, in percent of the room. */
export interface Span {
  start: number;
  length: number;
}

/** The layout of several values of one row: one after the other, or one below the other. */
export type BarLayout = 'stacked' | 'grouped';

/** The bars of each row; the longest row, or `most` where it is larger, fills the width. */
export function spansOf(rows: readonly (readonly number[])[], { layout, most = 0 }: { layout: BarLayout; most?: number }): Span[][] {
  const drawn = rows.map((row) => row.map(drawable));
  const columns = Math.max(0, ...drawn.map((row) => row.length));
  const full = Math.max(0, ...drawn.flat());
  if (full === 0) return drawn.map((row) => row.map(() => ({ start: 0, length: 0 })));
  // Stacked in parts of the largest value: sums of very large numbers stay finite.
  const scaled = drawn.map((row) => row.map((value) => value / full));
  const series = stack<readonly number[], number>()
    .keys(Array.from({ length: columns }, (_, index) => index))
    .value((row, index) => row[index] ?? 0)(scaled);
  const ends = layout === 'stacked' ? series.flatMap((one) => one.map(([, end]) => end)) : scaled.flat();
  const room = Math.max(...ends, drawable(most) / full);
  return scaled.map((row, rowIndex) =>
    row.map((value, index) => ({
      start: layout === 'stacked' ? (100 * series[index]![rowIndex]![0]) / room : 0,
      length: (100 * value) / room,
    })),
  );
}
