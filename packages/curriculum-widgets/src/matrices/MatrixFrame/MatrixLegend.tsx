import { relateValues } from '@college/curriculum-model';
import { Star } from '@college/ui/icons';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import { TermHint } from '../../support/TermHint';
import { SuggestedStar } from '../SupportSuggestions/SuggestedStar';
import { matrixFrameMessages } from './messages';

/** What the signs in a matrix mean. */
export function MatrixLegend({
  hasConflictMark = false,
  hasSuggestions = false,
}: {
  hasConflictMark?: boolean;
  hasSuggestions?: boolean | undefined;
}) {
  const text = useMessages(matrixFrameMessages);
  return (
    <Line>
      <span>
        <Star kind="strong" />
        <TermHint term="strongSupport">{text.strong}</TermHint>
      </span>
      <span>
        <Star kind="weak" />
        <TermHint term="weakSupport">{text.weak}</TermHint>
      </span>
      {hasSuggestions && (
        <span>
          <SuggestedStar relate={relateValues.strong} />
          <SuggestedStar relate={relateValues.weak} />
          {text.suggested}
        </span>
      )}
      {hasConflictMark && (
        <span>
          <Wedge aria-hidden="true" />
          {text.conflict}
        </span>
      )}
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space[5]};
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
  white-space: nowrap;

  > span {
    display: inline-flex;
    align-items: center;
    gap: 6px;
  }
`;

/* The mark of a cell in conflict: its edge and the wedge in its corner. */
const Wedge = styled.i`
  position: relative;
  inline-size: 12px;
  block-size: 12px;
  border: 1px solid ${tokens.color.danger};

  &::before {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
    inline-size: 7px;
    block-size: 7px;
    background: ${tokens.color.danger};
    clip-path: polygon(0 0, 100% 0, 100% 100%);
    content: '';
    forced-color-adjust: none;
  }
`;
