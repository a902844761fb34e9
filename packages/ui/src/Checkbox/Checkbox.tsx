import { Check } from 'lucide-react';
import { useId, useState, type CSSProperties, type ReactNode, type Ref } from 'react';
import type { CheckboxFieldProps } from 'react-aria-components';
import { styled } from 'styled-components';
import { fieldColumn, FieldMessage, type FieldTexts } from '../Field';
import { Icon } from '../icons';
import { tokens } from '../theme';
import { clipped } from '../VisuallyHidden/clipped';
import { keepFocus } from './keepFocus';
import { useCheckboxInput } from './useCheckboxInput';

type Taken =
  | 'isSelected'
  | 'defaultSelected'
  | 'onChange'
  | 'isIndeterminate'
  | 'isDisabled'
  | 'isReadOnly'
  | 'isRequired'
  | 'isInvalid'
  | 'inputRef'
  | 'id'
  | 'name'
  | 'value'
  | 'form'
  | 'autoFocus'
  | 'aria-label'
  | 'aria-labelledby'
  | 'aria-describedby';

export interface CheckboxProps extends Pick<CheckboxFieldProps, Taken>, Omit<FieldTexts, 'label'> {
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
export function Checkbox(props: CheckboxProps) {
  const { children, description, errorMessage, isSelected, defaultSelected, onChange, isIndeterminate, inputRef, ...rest } = props;
  const { isDisabled, isReadOnly, isRequired, id, name, value, form, autoFocus, ...named } = rest;
  const { 'aria-label': label, 'aria-labelledby': labelledBy, 'aria-describedby': describedBy, isInvalid: isWrong, ...root } = named;
  const isInvalid = isWrong ?? Boolean(errorMessage);
  const [own, setOwn] = useState(defaultSelected ?? false);
  const isChecked = isSelected ?? own;
  const input = useCheckboxInput({ given: inputRef, isIndeterminate, onReset: () => change(defaultSelected ?? false) });
  const messageId = useId();
  const hasMessage = isInvalid ? Boolean(errorMessage) : Boolean(description);
  const state = {
    'data-selected': isChecked || undefined,
    'data-indeterminate': isIndeterminate || undefined,
    'data-disabled': isDisabled || undefined,
    'data-readonly': isReadOnly || undefined,
    'data-invalid': isInvalid || undefined,
  };

  function change(next: boolean) {
    if (isReadOnly) return;
    setOwn(next);
    onChange?.(next);
  }

  return (
    <Column {...root} {...state}>
      <Line {...state} onMouseDown={keepFocus}>
        <Clipped>
          <input
            ref={input}
            type="checkbox"
            checked={isChecked}
            disabled={isDisabled}
            {...{ id, name, value, form, autoFocus }}
            aria-label={label}
            aria-labelledby={labelledBy}
            aria-describedby={[describedBy, hasMessage && messageId].filter(Boolean).join(' ') || undefined}
            aria-invalid={isInvalid || undefined}
            aria-readonly={isReadOnly || undefined}
            aria-required={isRequired || undefined}
            onChange={(event) => change(event.currentTarget.checked)}
            // Safari does not focus a box that is clicked.
            onClick={(event) => event.currentTarget.focus()}
          />
        </Clipped>
        <Box>
          <Icon of={Check} size="tiny" />
        </Box>
        {children}
      </Line>
      <FieldMessage id={messageId} description={description} errorMessage={errorMessage} isInvalid={isInvalid} />
    </Column>
  );
}

const Column = styled.div`
  ${fieldColumn}
  inline-size: fit-content;
`;

const Clipped = styled.span`
  ${clipped}
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

const Line = styled.label`
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

  @media (hover: hover) {
    &:hover:not([data-disabled], [data-readonly]) ${Box} {
      border-color: ${tokens.color.text};
    }
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
  &:has(input:focus-visible) ${Box} {
    outline: 2px solid ${tokens.color.focusRing};
    outline-offset: 2px;
  }
  @media (forced-colors: active) {
    ${Box} {
      forced-color-adjust: none;
    }
  }
`;
