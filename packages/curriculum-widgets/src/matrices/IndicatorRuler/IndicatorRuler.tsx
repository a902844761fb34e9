import type { LinkedMatrices, Relate } from '@college/curriculum-model';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { useMemo, type Ref } from 'react';
import { styled } from 'styled-components';
import { useLanguage } from '../../support/useLanguage';
import { indicatorRulerMessages } from './messages';
import { rulerCells } from './rulerCells';
import { RulerMark } from './RulerMark';
import { useRulerFocus } from './useRulerFocus';

export interface IndicatorRulerProps {
  /** The three matrices as edited; the row is that of their course. */
  matrices: LinkedMatrices;
  /** Indicator points to mark: those of the column one is in. */
  activeIndicators?: readonly number[];
  /** An indicator point was pressed: go to its columns. */
  onIndicatorPress?: (requireId: number) => void;
  /** Called with the new strength of this course; without it the stars are read-only. */
  onRelateChange?: (requireId: number, relate: Relate) => void;
  /** Goes to the strip. */
  className?: string;
  /** Reaches the strip. */
  ref?: Ref<HTMLDivElement>;
}

const nothingActive: readonly number[] = [];

/** The row of this course in the major matrix as a strip over its other matrices: where it supports what, and a way to each column. */
export function IndicatorRuler(props: IndicatorRulerProps) {
  const { matrices, activeIndicators = nothingActive, onIndicatorPress, onRelateChange, className, ref } = props;
  const text = useMessages(indicatorRulerMessages);
  const language = useLanguage();
  const cells = useMemo(() => rulerCells(matrices, language), [matrices, language]);
  const { stopId, listRef, handleKeyDown, handleFocus } = useRulerFocus(cells, activeIndicators, onRelateChange);

  return (
    <Strip ref={ref} className={className} role="group" aria-label={text.ruler}>
      <Side aria-hidden>
        {text.title}
        <small>{text.row}</small>
      </Side>
      <Cells ref={listRef} style={{ '--count': cells.length }} onKeyDown={handleKeyDown} onFocus={handleFocus}>
        {cells.map((cell) => (
          <RulerMark
            key={cell.id}
            cell={cell}
            isActive={activeIndicators.includes(cell.id)}
            isStop={cell.id === stopId}
            onPress={onIndicatorPress}
            onRelateChange={onRelateChange}
          />
        ))}
      </Cells>
    </Strip>
  );
}

const Strip = styled.div`
  display: grid;
  flex: none;
  grid-template-columns: var(--ruler-side, 224px) minmax(0, 1fr);
  border-block-end: 1px solid ${tokens.color.borderStrong};
  background: ${tokens.color.surface};
`;

const Side = styled.div`
  display: grid;
  align-content: center;
  padding-inline: ${tokens.size.pageX} ${tokens.space[3]};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};

  > small {
    color: ${tokens.color.textMuted};
    font: inherit;
  }
`;

const Cells = styled.ul`
  display: grid;
  grid-template-columns: repeat(var(--count), minmax(34px, 1fr));
  margin: 0;
  padding: 0;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  list-style: none;
`;
