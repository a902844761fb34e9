import type { CSSProperties, ReactNode, Ref } from 'react';
import { RadioButton, RadioField, type RadioFieldProps } from 'react-aria-components';
import { styled } from 'styled-components';
import { tokens } from '../theme';

export interface RadioProps extends Omit<RadioFieldProps, 'className' | 'style' | 'children' | 'render'> {
  /** The words of the choice. */
  children: ReactNode;
  /** Goes to dot and words. */
  className?: string;
  /** Goes to dot and words. */
  style?: CSSProperties;
  /** Reaches dot and words. */
  ref?: Ref<HTMLDivElement>;
}

/** One choice of a `RadioGroup`. */
export function Radio({ children, ...rest }: RadioProps) {
  return (
    <RadioField {...rest}>
      <Line>
        <Dot />
        {children}
      </Line>
    </RadioField>
  );
}

const Dot = styled.span`
  flex: none;
  inline-size: 16px;
  block-size: 16px;
  border: 1px solid ${tokens.color.borderControl};
  border-radius: 50%;
  background: ${tokens.color.surfaceRaised};
`;

const Line = styled(RadioButton)`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space[2]};
  min-block-size: 24px;
  white-space: nowrap;
  cursor: default;
  -webkit-tap-highlight-color: transparent;

  &[data-hovered] ${Dot} {
    border-color: ${tokens.color.text};
  }
  &[data-selected] ${Dot} {
    border: 5px solid ${tokens.color.accentFill};
  }
  &[data-invalid] ${Dot} {
    border-color: ${tokens.color.danger};
  }
  &[data-readonly] ${Dot} {
    border-color: ${tokens.color.borderStrong};
    background: ${tokens.color.surfaceSunken};
  }
  &[data-readonly][data-selected] ${Dot} {
    border-color: ${tokens.color.textMuted};
  }
  &[data-disabled] {
    color: ${tokens.color.textDisabled};
  }
  &[data-disabled] ${Dot} {
    border-color: ${tokens.color.borderStrong};
    background: ${tokens.color.surfaceSunken};
  }
  &[data-focus-visible] ${Dot} {
    outline: 2px solid ${tokens.color.focusRing};
    outline-offset: 2px;
  }
  @media (forced-colors: active) {
    ${Dot} {
      forced-color-adjust: none;
    }
  }
`;
