import type { Support } from '@college/curriculum-model';
import { starOutline } from '@college/ui/icons';
import { styled } from 'styled-components';
import { suggestedStar } from '../MatrixGrid/styles/suggestedStar';

/** The dashed star of a suggestion: filled for strong support, hollow for weak. */
export function SuggestedStar({ relate, label }: { relate: Support; /** Without it words beside it say what it means. */ label?: string }) {
  return (
    <Dashed
      viewBox="0 0 16 16"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      data-suggestion={relate}
    >
      <path d={starOutline} />
    </Dashed>
  );
}

const Dashed = styled.svg`
  ${suggestedStar}
`;
