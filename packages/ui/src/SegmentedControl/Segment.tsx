import { use, type CSSProperties, type ReactNode, type Ref } from 'react';
import type { RadioFieldProps } from 'react-aria-components';
import { styled } from 'styled-components';
import { keepFocus } from '../Checkbox/keepFocus';
import { tokens } from '../theme';
import { filledWithHighlight } from '../theme/filledWithHighlight';
import { clipped } from '../VisuallyHidden/clipped';
import { SegmentsContext } from './SegmentsContext';

type Taken = 'value' | 'isDisabled' | 'id' | 'autoFocus' | 'inputRef' | 'aria-label' | 'aria-labelledby' | 'aria-describedby';

export interface SegmentProps extends Pick<RadioFieldProps, Taken> {
  children: ReactNode;
  className?: string;
  style?: CSSProperties;
  ref?: Ref<HTMLDivElement>;
}

/** One choice of a `SegmentedControl`: words, an `Icon`, or both. */
export function Segment({ children, value, inputRef, id, autoFocus, ...rest }: SegmentProps) {
  const { isDisabled: isOff, 'aria-label': label, 'aria-labelledby': labelledBy, 'aria-describedby': describedBy, ...root } = rest;
  const group = use(SegmentsContext);
  if (!group) throw new Error('Segment: it chooses nothing outside a SegmentedControl. Put it inside one.');
  const isDisabled = group.isDisabled || isOff;
  const isSelected = group.selected === value;
  const state = {
    'data-selected': isSelected || undefined,
    'data-disabled': isDisabled || undefined,
    'data-readonly': group.isReadOnly || undefined,
  };
  return (
    <Cell {...root} {...state}>
      <Face {...state} onMouseDown={keepFocus}>
        <Clipped>
          <input
            ref={inputRef}
            type="radio"
            name={group.name}
            value={value}
            checked={isSelected}
            disabled={isDisabled}
            {...{ id, autoFocus }}
            aria-label={label}
            aria-labelledby={labelledBy}
            aria-describedby={describedBy}
            onChange={() => group.choose(value)}
            // Safari does not focus a button that is clicked.
            onClick={(event) => event.currentTarget.focus()}
          />
        </Clipped>
        {children}
      </Face>
    </Cell>
  );
}

const Clipped = styled.span`
  ${clipped}
`;

const Cell = styled.div`
  display: flex;
  min-inline-size: 32px;

  & + & {
    border-inline-start: 1px solid ${tokens.color.borderStrong};
  }
`;

const Face = styled.label`
  position: relative;
  display: flex;
  flex: 1;
  align-items: center;
  justify-content: center;
  gap: 6px;
  min-block-size: 26px;
  padding: 0 var(--segment-pad);
  color: ${tokens.color.textMuted};
  white-space: nowrap;
  cursor: default;
  -webkit-tap-highlight-color: transparent;

  ${Cell}:first-child > & {
    border-start-start-radius: 3px;
    border-end-start-radius: 3px;
  }
  ${Cell}:last-child > & {
    border-start-end-radius: 3px;
    border-end-end-radius: 3px;
  }

  @media (hover: hover) {
    &:hover:not([data-disabled], [data-readonly]) {
      background: ${tokens.color.rowHoverRaised};
      color: ${tokens.color.text};
    }
    &[data-selected]:hover:not([data-disabled], [data-readonly]) {
      background: ${tokens.color.selection};
      color: ${tokens.color.selectionText};
    }
  }
  &[data-selected] {
    background: ${tokens.color.selection};
    color: ${tokens.color.selectionText};
    ${filledWithHighlight}
    font-weight: ${tokens.font.strong};
  }
  [data-cw-theme='contrast'] &[data-selected] {
    outline: 2px solid ${tokens.color.accent};
    outline-offset: -2px;
  }
  &[data-readonly] {
    background: none;
    color: ${tokens.color.textMuted};
  }
  &[data-readonly][data-selected] {
    background: ${tokens.color.fillQuiet};
    color: ${tokens.color.text};
  }
  &[data-disabled] {
    background: ${tokens.color.fillQuiet};
    color: ${tokens.color.textDisabled};
  }
  &&:has(input:focus-visible) {
    z-index: 1;
    outline: 2px solid ${tokens.color.focusRing};
    outline-offset: 2px;
  }
`;
