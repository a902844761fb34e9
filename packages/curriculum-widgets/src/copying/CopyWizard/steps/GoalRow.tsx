import { labelLimits, type Goal } from '@college/curriculum-model';
import { Icon } from '@college/ui/icons';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { Check, Link2 } from 'lucide-react';
import type { InputHTMLAttributes, ReactNode } from 'react';
import { styled } from 'styled-components';
import { CutText } from '../CutText';
import { bindMessages } from './bindMessages';
import { overRow } from './overRow';

interface GoalRowProps {
  goal: Goal;
  /** G1, G2, … */
  name: string;
  isBound: boolean;
  /** Number of the indicator point it is bound to. */
  boundTo: string;
  isChosen: boolean;
  inputProps: InputHTMLAttributes<HTMLInputElement>;
  onToggle: () => void;
  /** A suggestion, below the goal. */
  children?: ReactNode;
}

/** One goal with its checkbox; a bound one has a permanent tick and shows its target. */
export function GoalRow({ goal, name, isBound, boundTo, isChosen, inputProps, onToggle, children }: GoalRowProps) {
  const text = useMessages(bindMessages);
  return (
    <Row data-bound={isBound || undefined} data-chosen={isChosen || undefined}>
      <Line>
        <Native type="checkbox" {...inputProps} checked={isBound || isChosen} disabled={isBound} onChange={onToggle} />
        <Box aria-hidden>
          <Icon of={Check} size={isBound ? 'regular' : 'tiny'} />
        </Box>
        <Name>{name}</Name>
        <CutText text={goal.description} limit={labelLimits.copyWizard} isWholeBeneath />
      </Line>
      {isBound && (
        <To>
          <Icon of={Link2} size="small" aria-label={text.boundTo({ number: boundTo })} />
          <span aria-hidden>{boundTo}</span>
        </To>
      )}
      {children}
    </Row>
  );
}

const Name = styled.span`
  font-weight: ${tokens.font.strong};
  font-variant-numeric: tabular-nums;
`;

const Box = styled.span`
  display: grid;
  place-items: center;
  inline-size: 16px;
  block-size: 16px;
  margin-block-start: 2px;
  border: 1px solid ${tokens.color.borderControl};
  border-radius: ${tokens.radius.mark};
  background: ${tokens.color.surfaceRaised};
  color: ${tokens.color.onAccent};

  > svg {
    visibility: hidden;
  }
  @media (forced-colors: active) {
    forced-color-adjust: none;
  }
`;

const Native = styled.input`
  ${overRow}

  &:checked + ${Box} {
    border-color: ${tokens.color.accentFill};
    background: ${tokens.color.accentFill};
  }
  &:checked + ${Box} > svg {
    visibility: visible;
  }
  &:disabled + ${Box} {
    border-color: transparent;
    background: none;
    color: ${tokens.color.textMuted};
  }
  &:focus-visible + ${Box} {
    outline: 2px solid ${tokens.color.focusRing};
    outline-offset: 2px;
  }
`;

const Line = styled.label`
  position: relative;
  display: grid;
  grid-template-columns: 16px 28px minmax(0, 1fr);
  gap: ${tokens.space[3]};
  padding: 10px ${tokens.space[6]};
`;

const Row = styled.li`
  border-block-start: 1px solid ${tokens.color.border};

  &:last-child {
    border-block-end: 1px solid ${tokens.color.border};
  }
  &[data-chosen] {
    background: ${tokens.color.selection};
    color: ${tokens.color.selectionText};
  }
  &[data-bound] {
    color: ${tokens.color.textMuted};
  }
  &[data-bound] ${Name} {
    font-weight: ${tokens.font.regular};
  }
  @media (forced-colors: active) {
    &[data-chosen] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

const To = styled.div`
  display: flex;
  align-items: center;
  gap: 6px;
  margin-block-start: -10px;
  padding: 0 ${tokens.space[6]} 10px calc(${tokens.space[6]} + 68px);
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
  font-variant-numeric: tabular-nums;
`;
