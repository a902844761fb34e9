import { tokens } from '@college/ui/theme';
import { css } from 'styled-components';

/** The dashed star of a suggestion, on an `svg` with `data-suggestion`: filled for strong support, hollow for weak. */
export const suggestedStar = css`
  flex: none;
  inline-size: 14px;
  block-size: 14px;
  color: ${tokens.color.suggested};
  fill: currentColor;
  fill-opacity: 0;
  stroke: currentColor;
  stroke-width: 1.25;
  stroke-dasharray: 2 1.4;
  stroke-linejoin: round;

  &[data-suggestion='0'] {
    fill-opacity: 0.55;
  }
`;
