import { styled } from 'styled-components';
import { tokens } from '../theme';
import { paintOf } from './ChartPaints';

interface SwatchProps {
  /** Id of the chart's paints. */
  paints: string;
  paint: number | 'rest';
}

/** The fill of a part next to its label. */
export function Swatch({ paints, paint }: SwatchProps) {
  return (
    <Square viewBox="0 0 16 16" aria-hidden="true">
      <rect width="16" height="16" fill={paintOf(paints, paint)} />
    </Square>
  );
}

const Square = styled.svg`
  flex: none;
  inline-size: 14px;
  block-size: 14px;
  border-radius: ${tokens.radius.mark};
`;
