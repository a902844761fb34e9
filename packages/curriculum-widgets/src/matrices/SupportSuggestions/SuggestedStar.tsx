import type { Support } from '@college/curriculum-model';
import { starOutline } from '@college/ui/icons';
import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';

/** The dashed star of a suggestion: filled for strong support, hollow for weak. */
export function SuggestedStar({ relate, label }: { relate: Support; label: string }) {
  return (
    <Dashed viewBox="0 0 16 16" role="img" aria-label={label} data-suggestion={relate}>
      <path d={starOutline} />
    </Dashed>
  );
}

const Dashed = styled.svg`
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
