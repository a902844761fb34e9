import { tokens } from '../theme';

const { chart1, chart2, chart3, chart4, chart5, chart6, chart7, chart8, chartRest } = tokens.color;
const hues = [chart1, chart2, chart3, chart4, chart5, chart6, chart7, chart8];

// Each in a tile of 8 by 8, drawn over the hue in the colour of the ground: the parts differ without colour too.
const marks = [
  '',
  'M-2 10 L10 -2 M-2 2 L2 -2 M6 10 L10 6',
  'M2 2 h0.01 M6 6 h0.01',
  'M0 2 H8 M0 6 H8',
  'M-2 -2 L10 10 M6 -2 L10 2 M-2 6 L2 10',
  'M2 0 V8 M6 0 V8',
  'M-2 10 L10 -2 M-2 -2 L10 10',
  'M4 0 V8 M0 4 H8',
];
const restMark = 'M2 4 a2 2 0 1 0 4 0 a2 2 0 1 0 -4 0';

/** The number of distinguishable parts. */
export const paintCount = hues.length;

/** The fill of a part in a chart whose paints have this id. */
export function paintOf(id: string, paint: number | 'rest'): string {
  return `url(#${id}-${paint === 'rest' ? paint : paint % paintCount})`;
}

/** The fills of one chart: a hue and a pattern for each part, and one for the rest. */
export function ChartPaints({ id }: { id: string }) {
  return (
    <defs>
      {hues.map((hue, index) => (
        <Paint key={hue} id={`${id}-${index}`} hue={hue} mark={marks[index] ?? ''} width={index === 2 ? 2.4 : 1.4} />
      ))}
      <Paint id={`${id}-rest`} hue={chartRest} mark={restMark} width={1.4} />
    </defs>
  );
}

function Paint({ id, hue, mark, width }: { id: string; hue: string; mark: string; width: number }) {
  return (
    <pattern id={id} width="8" height="8" patternUnits="userSpaceOnUse">
      <rect width="8" height="8" style={{ fill: hue }} />
      {mark && <path d={mark} fill="none" strokeWidth={width} strokeLinecap="round" style={{ stroke: tokens.color.surface }} />}
    </pattern>
  );
}
