import { Check } from 'lucide-react';
import type { CSSProperties, ReactNode, Ref } from 'react';
import { CheckboxButton, CheckboxField, type CheckboxFieldProps } from 'react-aria-components';
import { styled } from 'styled-components';
import { fieldColumn, FieldMessage, type FieldTexts } from '../Field';
import { Icon } from '../icons';
import { tokens } from '../theme';

export interface CheckboxProps extends Omit<CheckboxFieldProps, 'className' | 'style' | 'children' | 'render'>, Omit<FieldTexts, 'label'> {
  /** The label to the right of the box; without it pass `aria-label`. */
  children?: ReactNode;
  /** Goes to the root element; a plain string only. */
  className?: string;
  /** Goes to the root element. */
  style?: CSSProperties;
  /** Reaches the root element. */
  ref?: Ref<HTMLDivElement>;
}

/** Yes, no, or partly (`isIndeterminate`). Use `Switch` for what takes effect at once. */
export function Checkbox({ children, description, errorMessage, ...rest }: CheckboxProps) {
  const isInvalid = rest.isInvalid ?? Boolean(errorMessage);
  return (
    <Column validationBehavior="aria" {...rest} isInvalid={isInvalid}>
      <Line>
        <Box>
          <Icon of={Check} size="tiny" />
        </Box>
        {children}
      </Line>
      <FieldMessage description={description} errorMessage={errorMessage} isInvalid={isInvalid} />
    </Column>
  );
}

const Column = styled(CheckboxField)`
  ${fieldColumn}
  inline-size: fit-content;
`;

const Box = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 16px;
  block-size: 16px;
  margin-block: 2px;
  border: 1px solid ${tokens.color.borderControl};
  border-radius: ${tokens.radius.mark};
  background: ${tokens.color.surfaceRaised};
  color: ${tokens.color.onAccent};

  > svg {
    stroke-width: 2;
    visibility: hidden;
  }
`;

const Line = styled(CheckboxButton)`
  position: relative;
  display: inline-flex;
  align-items: flex-start;
  gap: ${tokens.space[2]};
  inline-size: fit-content;
  min-inline-size: 24px;
  min-block-size: 24px;
  padding-block: 2px;
  cursor: default;
  -webkit-tap-highlight-color: transparent;

  &[data-hovered] ${Box} {
    border-color: ${tokens.color.text};
  }
  &[data-selected] ${Box}, &[data-indeterminate] ${Box} {
    border-color: ${tokens.color.accentFill};
    background: ${tokens.color.accentFill};
  }
  &[data-selected]:not([data-indeterminate]) ${Box} > svg {
    visibility: visible;
  }
  &[data-indeterminate] ${Box}::after {
    grid-area: 1 / 1;
    inline-size: 8px;
    block-size: 1.5px;
    background: currentColor;
    content: '';
  }
  ${Box} > svg {
    grid-area: 1 / 1;
  }
  &[data-invalid] ${Box} {
    border-color: ${tokens.color.danger};
    box-shadow: inset 0 0 0 1px ${tokens.color.danger};
  }
  &[data-readonly] ${Box} {
    border-color: ${tokens.color.borderStrong};
    background: ${tokens.color.surfaceSunken};
    color: ${tokens.color.text};
  }
  &[data-disabled] {
    color: ${tokens.color.textDisabled};
  }
  &[data-disabled] ${Box} {
    border-color: ${tokens.color.borderStrong};
    background: ${tokens.color.surfaceSunken};
    color: ${tokens.color.textDisabled};
  }
  &[data-focus-visible] ${Box} {
    outline: 2px solid ${tokens.color.focusRing};
    outline-offset: 2px;
  }
  @media (forced-colors: active) {
    ${Box} {
      forced-color-adjust: none;
    }
  }
`;
