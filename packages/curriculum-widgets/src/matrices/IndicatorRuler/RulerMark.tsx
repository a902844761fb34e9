import { relateValues, type Relate } from '@college/curriculum-model';
import { Star } from '@college/ui/icons';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { memo } from 'react';
import { css, styled } from 'styled-components';
import { indicatorRulerMessages } from './messages';
import type { RulerCell } from './rulerCells';

interface RulerMarkProps {
  cell: RulerCell;
  isActive: boolean;
  /** Whether Tab comes here. */
  isStop: boolean;
  onPress?: (requireId: number) => void;
  onRelateChange?: (requireId: number, relate: Relate) => void;
}

const { strong, weak, none } = relateValues;
/** A press on a star: blank, strong, weak, blank. */
const following: Record<Relate, Relate> = { [none]: strong, [strong]: weak, [weak]: none };
const names = { 0: 'strong', 1: 'weak', [-1]: 'none' } as const;

/** One indicator point: its number navigates to its columns, its star cycles the strength. */
export const RulerMark = memo(function RulerMark({ cell, isActive, isStop, onPress, onRelateChange }: RulerMarkProps) {
  const { id, number, relate, isBare, isFirst } = cell;
  const text = useMessages(indicatorRulerMessages);
  const now = text[names[relate]];
  const star = relate !== none && <Star kind={relate === strong ? 'strong' : 'weak'} aria-hidden />;
  const next = following[relate];
  return (
    <Mark
      data-first={isFirst || undefined}
      data-active={isActive || undefined}
      data-on={star ? '' : undefined}
      data-bare={isBare || undefined}
    >
      <Number
        type="button"
        data-id={id}
        tabIndex={isStop ? 0 : -1}
        title={text.indicator(cell)}
        aria-label={text.spoken({ number, parts: isBare ? [cell.label, now, text.bare] : [cell.label, now] })}
        aria-current={isActive ? 'location' : undefined}
        onClick={() => onPress?.(id)}
      >
        {number}
      </Number>
      {onRelateChange ? (
        <StarButton
          type="button"
          tabIndex={-1}
          aria-label={text.change({ number, now, next: text[names[next]] })}
          onClick={() => onRelateChange(id, next)}
        >
          {star}
        </StarButton>
      ) : (
        <Still>{star}</Still>
      )}
    </Mark>
  );
});

const Mark = styled.li`
  display: grid;
  grid-template-rows: 24px 28px;
  border-inline-start: 1px solid ${tokens.color.border};
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
  font-variant-numeric: tabular-nums;

  &[data-first] {
    border-inline-start-color: ${tokens.color.borderStrong};
  }
  &[data-on] {
    color: ${tokens.color.text};
  }
  &[data-active] {
    background: ${tokens.color.selection};
    color: ${tokens.color.selectionText};
    box-shadow: inset 0 -2px ${tokens.color.accent};
  }
`;

const plain = css`
  display: grid;
  place-items: center;
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  outline: none;
  cursor: default;

  &:hover {
    background: ${tokens.color.rowHover};
  }
  &:focus-visible {
    box-shadow: inset 0 0 0 2px ${tokens.color.focusRing};
  }
  @media (forced-colors: active) {
    &:focus-visible {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

const Number = styled.button`
  ${plain}
`;

/* The sign of the grid for a support without goals. */
const dotted = css`
  position: relative;

  [data-bare] > &::after {
    content: '';
    position: absolute;
    inset: auto 0 2px;
    inline-size: 14px;
    margin: auto;
    border-block-end: 2px dotted ${tokens.color.warning};
  }
`;

const StarButton = styled.button`
  ${plain}
  ${dotted}
`;

const Still = styled.span`
  ${dotted}
  display: grid;
  place-items: center;
`;
