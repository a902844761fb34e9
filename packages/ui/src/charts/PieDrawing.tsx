import { styled } from 'styled-components';
import { tokens } from '../theme';
import { ChartPaints, paintOf } from './ChartPaints';
import type { ChartPart } from './shares';
import { slicesOf } from './slices';

const radius = 72;
/** Below this share the labels of neighbours would overlap; the table has them all. */
const labelledFrom = 4;

/** The box of the drawing, with room for the percentages around it. */
export const pieBox = '-106 -100 212 200';

/** The paths of the slices. */
export function pieSlices(parts: readonly ChartPart[]) {
  const values = parts.map(({ value }) => value);
  return slicesOf(values, radius);
}

interface PieDrawingProps {
  /** The parts above zero. */
  parts: readonly ChartPart[];
  /** Id of the chart's paints. */
  paints: string;
  /** The text alternative of the chart. */
  sentence: string;
}

/** The drawn pie: slices apart by a gap in the colour of the ground, percentages around it. */
export function PieDrawing({ parts, paints, sentence }: PieDrawingProps) {
  const isWhole = parts.length === 1;
  return (
    <Drawing viewBox={pieBox} role="img" aria-label={sentence}>
      <ChartPaints id={paints} />
      {parts.length === 0 && <Nothing r={radius} />}
      {pieSlices(parts).map(({ path, label: [x, y] }, index) => {
        const { id, paint, percent } = parts[index]!;
        return (
          <g key={id}>
            <Part d={path} fill={paintOf(paints, paint)} data-whole={isWhole || undefined} />
            {percent >= labelledFrom && (
              <Words x={isWhole ? 0 : x} y={isWhole ? -radius * 1.24 : y}>
                {percent}%
              </Words>
            )}
          </g>
        );
      })}
    </Drawing>
  );
}

const Drawing = styled.svg`
  display: block;
  inline-size: 100%;
`;

const Part = styled.path`
  stroke: ${tokens.color.surface};
  stroke-width: 2px;

  &[data-whole] {
    stroke: none;
  }
`;

const Nothing = styled.circle`
  fill: none;
  stroke: ${tokens.color.borderControl};
  stroke-dasharray: 4 4;
`;

const Words = styled.text`
  fill: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
  font-variant-numeric: tabular-nums;
  text-anchor: middle;
  dominant-baseline: central;
`;
