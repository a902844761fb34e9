import { ChevronDown } from 'lucide-react';
import { memo, type CSSProperties, type Ref } from 'react';
import { Button, Select as AriaSelect, SelectValue, type SelectProps as AriaSelectProps } from 'react-aria-components';
import { styled } from 'styled-components';
import { controlEdge, controlFocus, fieldColumn, FieldLabel, FieldMessage, type FieldTexts } from '../Field';
import { useSteadyHandlers } from '../Field/useSteadyHandlers';
import { BusyArc, Icon } from '../icons';
import { useLocale, useMessages, withLang } from '../messages';
import { OptionList, type Option } from '../OptionList';
import { TextField } from '../TextField';
import { tokens } from '../theme';
import { selectMessages } from './messages';

type Inherited =
  | 'className'
  | 'style'
  | 'children'
  | 'render'
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'selectedKey'
  | 'onSelectionChange';

export interface SelectProps<Value extends string | number> extends Omit<AriaSelectProps<Option<Value>>, Inherited>, FieldTexts {
  /** The choices in their order. */
  options: readonly Option<Value>[];
  /** The chosen option's value; null for none. */
  value?: Value | null;
  /** The value of the option that is chosen at first. */
  defaultValue?: Value | null;
  /** Called with the value of the selected option. */
  onChange?: (value: Value) => void;
  /** Shows the choice as text that cannot be changed. */
  isReadOnly?: boolean;
  /** Whether the options are loading. */
  isPending?: boolean;
  /**
   * A softer edge, for filters in a toolbar.
   * @default false
   */
  isQuiet?: boolean;
  /** Goes to the root element; a plain string only. */
  className?: string;
  /** Goes to the root element. */
  style?: CSSProperties;
  /** Reaches the root element. */
  ref?: Ref<HTMLDivElement>;
}

/** One of four to twelve fixed choices. Typing finds an option; for more of them use `ComboBox`. */
export function Select<Value extends string | number>(props: SelectProps<Value>) {
  return <Drawn {...useSteadyHandlers(props)} />;
}

const Drawn = memo(DrawnSelect) as typeof DrawnSelect;

function DrawnSelect<Value extends string | number>(props: SelectProps<Value>) {
  const { options, onChange, label, description, errorMessage, isReadOnly, isPending, isQuiet, ...rest } = props;
  const text = useMessages(selectMessages);
  const { locale } = useLocale();
  const isInvalid = rest.isInvalid ?? Boolean(errorMessage);
  if (isReadOnly) {
    const { 'aria-label': ariaLabel, className, style, ref, isRequired } = rest;
    const chosen = options.find((option) => option.value === (rest.value ?? rest.defaultValue));
    const words = { label, description, errorMessage, 'aria-label': ariaLabel, className, style, ref, isRequired };
    return <TextField {...words} isReadOnly value={chosen?.label ?? ''} />;
  }
  return (
    <Column
      validationBehavior="aria"
      placeholder={text.placeholder}
      {...rest}
      isInvalid={isInvalid}
      onChange={(key) => {
        const chosen = options.find((option) => option.value === key);
        if (chosen) onChange?.(chosen.value);
      }}
    >
      <FieldLabel isRequired={rest.isRequired}>{label}</FieldLabel>
      <Trigger data-quiet={isQuiet || undefined} data-invalid={isInvalid || undefined}>
        {/* Only the label: by default the whole option is rendered, check mark and hint included. */}
        <Chosen>
          {({ selectedText, isPlaceholder, defaultChildren }) => (isPlaceholder ? defaultChildren : withLang(selectedText, locale))}
        </Chosen>
        {isPending ? <BusyArc /> : <Icon of={ChevronDown} />}
      </Trigger>
      <FieldMessage description={description} errorMessage={errorMessage} isInvalid={isInvalid} />
      <OptionList options={options} />
    </Column>
  );
}

const Column = styled(AriaSelect)`
  ${fieldColumn}
` as typeof AriaSelect;

const Trigger = styled(Button)`
  display: flex;
  align-items: center;
  gap: ${tokens.space[2]};
  inline-size: 100%;
  min-inline-size: 0;
  block-size: ${tokens.density.control};
  margin: 0;
  padding: 0 ${tokens.space[3]};
  font: inherit;
  text-align: start;
  cursor: default;
  outline: none;
  -webkit-tap-highlight-color: transparent;
  transition: border-color ${tokens.motion.fast} ${tokens.motion.ease};
  ${controlEdge}

  > svg {
    margin-inline: auto -4px;
    color: ${tokens.color.textMuted};
  }
  &[data-disabled] > svg {
    color: inherit;
  }
  &[data-quiet][data-hovered] {
    border-color: ${tokens.color.borderControl};
  }
  &[data-focus-visible],
  &[aria-expanded='true'] {
    ${controlFocus}
  }
`;

const Chosen = styled(SelectValue)`
  min-inline-size: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  &[data-placeholder] {
    color: ${tokens.color.textPlaceholder};
  }
  [data-disabled] > & {
    color: inherit;
  }
`;
