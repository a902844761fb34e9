import { styled } from 'styled-components';
import { screenOnly } from '../print/printRules';
import { tokens } from '../theme';
import { pieBox, pieSlices } from './PieDrawing';
import type { ChartPart } from './shares';
import { useMarkFocus } from './useMarkFocus';

interface PieMarksProps {
  /** The parts above zero. */
  parts: readonly ChartPart[];
  /** What is spoken of a part. */
  labelOf: (part: ChartPart) => string;
  /** Name of the group of slices. */
  label: string;
  activeId: string | number | null;
  onActiveChange: (id: string | number | null) => void;
}

/** The interactive part of a pie: an outline over each slice, on hover and by arrow keys. */
export function PieMarks({ parts, labelOf, label, activeId, onActiveChange }: PieMarksProps) {
  const markAt = useMarkFocus(parts.length, { wraps: true });
  if (parts.length === 0) return null;
  return (
    <Layer viewBox={pieBox} role="group" aria-label={label}>
      {pieSlices(parts).map(({ path }, index) => {
        const part = parts[index]!;
        const { isCurrent, ref, onFocus, onKeyDown } = markAt(index);
        return (
          <Mark
            key={part.id}
            ref={ref}
            d={path}
            role="img"
            aria-label={labelOf(part)}
            tabIndex={isCurrent ? 0 : -1}
            data-active={activeId === part.id || undefined}
            onFocus={() => {
              onFocus();
              onActiveChange(part.id);
            }}
            onBlur={() => onActiveChange(null)}
            onKeyDown={onKeyDown}
            onPointerEnter={() => onActiveChange(part.id)}
            onPointerLeave={() => onActiveChange(null)}
          />
        );
      })}
    </Layer>
  );
}

const Layer = styled.svg`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  ${screenOnly}
`;

const Mark = styled.path`
  fill: transparent;
  stroke: transparent;
  stroke-width: 2px;
  stroke-linejoin: round;
  outline: none;

  &[data-active] {
    stroke: ${tokens.color.text};
  }
  &:focus-visible {
    stroke: ${tokens.color.focusRing};
    stroke-width: 4px;
  }
`;
