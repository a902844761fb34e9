/** One part of a whole. */
export interface ChartDatum {
  id: string | number;
  label: string;
  /** What is below 0, or no number at all, counts as 0. */
  value: number;
}

/** A part as it is drawn: with its share, and for what was left over the parts that it holds. */
export interface ChartPart {
  id: string | number;
  label: string;
  value: number;
  /** Whole percent; the parts of one chart add up to 100, or all are 0. */
  percent: number;
  /** Which colour and pattern it has; the rest has its own. */
  paint: number | 'rest';
  /** What the rest sums up. */
  held: readonly (ChartDatum & { percent: number })[];
}

/** The number of a value: zero for invalid values. */
export function drawable(value: number): number {
  return Number.isFinite(value) && value > 0 ? value : 0;
}

/** Whole percentages that add up to 100: the remainder of rounding down is added to the largest fractions. All zero stays zero. */
export function percentages(values: readonly number[]): number[] {
  const drawn = values.map(drawable);
  // Scaled first, so that values near the largest number do not overflow in the sum.
  const largest = Math.max(0, ...drawn);
  if (largest === 0) return drawn;
  const scaled = drawn.map((value) => value / largest);
  const total = scaled.reduce((sum, value) => sum + value, 0);
  const exact = scaled.map((value) => (value / total) * 100);
  const whole = exact.map(Math.floor);
  const left = 100 - whole.reduce((sum, value) => sum + value, 0);
  const byRemainder = exact
    .map((value, index) => ({ index, value: drawn[index]!, remainder: value - whole[index]! }))
    // Of values that differ by less than their shares can show, the larger one is first.
    .toSorted((one, other) => other.remainder - one.remainder || other.value - one.value || one.index - other.index);
  for (const { index } of byRemainder.slice(0, Math.max(0, left))) whole[index]! += 1;
  return whole;
}

/** The parts from the largest to the smallest; more than `most` end in one part for the rest. */
export function partsOf(data: readonly ChartDatum[], { most, rest }: { most: number; rest: string }): ChartPart[] {
  const percents = percentages(data.map(({ value }) => value));
  const sorted = data
    .map((datum, index) => ({ ...datum, value: drawable(datum.value), percent: percents[index]! }))
    .toSorted((one, other) => other.value - one.value);
  const shown = sorted.length > most ? sorted.slice(0, most - 1) : sorted;
  const held = sorted.slice(shown.length);
  const parts = shown.map(({ id, label, value, percent }, paint): ChartPart => ({ id, label, value, percent, paint, held: [] }));
  if (held.length === 0) return parts;
  const sum = (of: 'value' | 'percent') => held.reduce((total, datum) => total + datum[of], 0);
  return [...parts, { id: 'rest', label: rest, value: sum('value'), percent: sum('percent'), paint: 'rest', held }];
}
