import type { CSSProperties, ReactNode, Ref } from 'react';
import { RadioButton, RadioField, type RadioFieldProps } from 'react-aria-components';
import { styled } from 'styled-components';
import { tokens } from '../theme';
import { filledWithHighlight } from '../theme/filledWithHighlight';

export interface SegmentProps extends Omit<RadioFieldProps, 'className' | 'style' | 'children' | 'render'> {
  children: ReactNode;
  className?: string;
  style?: CSSProperties;
  ref?: Ref<HTMLDivElement>;
}

/** One choice of a `SegmentedControl`: words, an `Icon`, or both. */
export function Segment({ children, ...rest }: SegmentProps) {
  return (
    <Cell {...rest}>
      <Face>{children}</Face>
    </Cell>
  );
}

const Cell = styled(RadioField)`
  display: flex;
  min-inline-size: 32px;

  & + & {
    border-inline-start: 1px solid ${tokens.color.borderStrong};
  }
`;

const Face = styled(RadioButton)`
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

  &[data-hovered] {
    background: ${tokens.color.rowHoverRaised};
    color: ${tokens.color.text};
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
  &&[data-focus-visible] {
    z-index: 1;
    outline: 2px solid ${tokens.color.focusRing};
    outline-offset: 2px;
  }
`;
