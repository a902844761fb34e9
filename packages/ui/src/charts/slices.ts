import { arc, pie } from 'd3-shape';

/** A slice by its angles, clockwise from twelve o'clock, in radians. */
export interface Slice {
  startAngle: number;
  endAngle: number;
  /** Outline in a circle around 0, 0. */
  path: string;
  /** The position of its label, just outside the circle. */
  label: readonly [x: number, y: number];
}

/** Slices for some values in their order; nothing where all are zero. */
export function slicesOf(values: readonly number[], radius: number): Slice[] {
  const largest = Math.max(0, ...values);
  if (largest === 0) return [];
  const outline = arc<{ startAngle: number; endAngle: number }>().innerRadius(0).outerRadius(radius);
  const beside = arc<{ startAngle: number; endAngle: number }>()
    .innerRadius(radius * 1.24)
    .outerRadius(radius * 1.24);
  const layout = pie<number>()
    .sortValues(null)
    .value((value) => value / largest);
  return layout([...values]).map(({ startAngle, endAngle }) => ({
    startAngle,
    endAngle,
    path: outline({ startAngle, endAngle }) ?? '',
    label: beside.centroid({ startAngle, endAngle }),
  }));
}
