import type { CSSProperties, ReactNode, Ref } from 'react';
import { SwitchButton, SwitchField, Text, type SwitchFieldProps } from 'react-aria-components';
import { styled } from 'styled-components';
import { fieldColumn } from '../Field';
import { tokens } from '../theme';

export interface SwitchProps extends Omit<SwitchFieldProps, 'className' | 'style' | 'children' | 'render'> {
  /** What is on or off; without text pass `aria-label`. */
  children?: ReactNode;
  /** Help below the switch. */
  description?: ReactNode;
  /** Goes to the root element; a plain string only. */
  className?: string;
  /** Goes to the root element. */
  style?: CSSProperties;
  /** Reaches the root element. */
  ref?: Ref<HTMLDivElement>;
}

/** Turns something on or off at once. Use `Checkbox` for a choice that is saved later. */
export function Switch({ children, description, ...rest }: SwitchProps) {
  return (
    <Column validationBehavior="aria" {...rest}>
      <Line>
        <Track />
        {children}
      </Line>
      {description && <Help slot="description">{description}</Help>}
    </Column>
  );
}

const Column = styled(SwitchField)`
  ${fieldColumn}
  inline-size: fit-content;
`;

const Help = styled(Text)`
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
`;

const Track = styled.span`
  position: relative;
  flex: none;
  inline-size: 28px;
  block-size: 16px;
  margin-block: 2px;
  border-radius: ${tokens.radius.round};
  background: ${tokens.color.borderControl};
  transition: background-color ${tokens.motion.fast} ${tokens.motion.ease};

  &::after {
    position: absolute;
    inset-block-start: 2px;
    inset-inline-start: 2px;
    inline-size: 12px;
    block-size: 12px;
    border-radius: 50%;
    background: ${tokens.color.onAccent};
    content: '';
    transition: translate ${tokens.motion.fast} ${tokens.motion.ease};
  }
`;

const Line = styled(SwitchButton)`
  position: relative;
  display: inline-flex;
  align-items: flex-start;
  gap: ${tokens.space[2]};
  inline-size: fit-content;
  min-block-size: 24px;
  padding-block: 2px;
  cursor: default;
  -webkit-tap-highlight-color: transparent;

  &[data-hovered] ${Track} {
    background: ${tokens.color.textMuted};
  }
  &[data-selected] ${Track} {
    background: ${tokens.color.accentFill};
  }
  &[data-selected][data-hovered] ${Track} {
    background: ${tokens.color.accentFillHover};
  }
  &[data-selected] ${Track}::after {
    translate: 12px;
  }
  &[data-readonly] ${Track} {
    background: ${tokens.color.borderControl};
  }
  &[data-readonly][data-selected] ${Track} {
    background: ${tokens.color.textMuted};
  }
  &[data-disabled] {
    color: ${tokens.color.textDisabled};
  }
  &[data-disabled] ${Track} {
    background: ${tokens.color.borderStrong};
  }
  &[data-focus-visible] ${Track} {
    outline: 2px solid ${tokens.color.focusRing};
    outline-offset: 2px;
  }
  @media (forced-colors: active) {
    ${Track} {
      forced-color-adjust: none;
    }
  }
`;
