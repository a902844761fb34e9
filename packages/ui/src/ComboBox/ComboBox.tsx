import { ChevronDown } from 'lucide-react';
import { useCallback, useMemo, useState, type CSSProperties, type Ref } from 'react';
import { Input, ComboBox as AriaComboBox, useFilter, type ComboBoxProps as AriaComboBoxProps } from 'react-aria-components';
import { styled } from 'styled-components';
import { BoxInput, fieldColumn, FieldLabel, FieldMessage, InputBox, type FieldTexts } from '../Field';
import { IconButton } from '../IconButton';
import { BusyArc, Icon } from '../icons';
import { useMessages } from '../messages';
import { OptionList, type Option } from '../OptionList';
import { comboBoxMessages } from './messages';

type Inherited =
  | 'className'
  | 'style'
  | 'children'
  | 'render'
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'items'
  | 'defaultItems'
  | 'selectedKey'
  | 'onSelectionChange'
  | 'defaultSelectedKey'
  | 'defaultFilter'
  | 'allowsCustomValue'
  | 'formValue';

export interface ComboBoxProps<Value extends string | number> extends Omit<AriaComboBoxProps<Option<Value>>, Inherited>, FieldTexts {
  /** The choices, all of them. */
  options: readonly Option<Value>[];
  /** The chosen option's value; null for none. */
  value?: Value | null;
  /** The initial choice of an uncontrolled combo box. */
  defaultValue?: Value | null;
  /** Null when the text was emptied. */
  onChange?: (value: Value | null) => void;
  /** Shown in the box while it is empty; it never replaces the label. */
  placeholder?: string;
  /** Whether the options are loading. */
  isPending?: boolean;
  /** Goes to the root element; a plain string only. */
  className?: string;
  /** Goes to the root element. */
  style?: CSSProperties;
  /** Reaches the root element. */
  ref?: Ref<HTMLDivElement>;
}

/** One of up to some hundred choices, found by typing a part of its label. Latin letters of an unfinished Chinese input do not filter. */
export function ComboBox<Value extends string | number>(props: ComboBoxProps<Value>) {
  const { options, onChange, label, description, errorMessage, placeholder, isPending, ...rest } = props;
  const text = useMessages(comboBoxMessages);
  const { contains } = useFilter({ sensitivity: 'base' });
  // The text when composition began; the list filters by it until the composition ends.
  const [heldText, setHeldText] = useState<string | null>(null);
  const keywords = useMemo(() => new Map(options.map((option) => [option.label, option.keywords ?? ''])), [options]);
  const filter = useCallback(
    (label: string, typed: string) => [label, keywords.get(label) ?? ''].some((words) => contains(words, heldText ?? typed)),
    [contains, heldText, keywords],
  );
  const isInvalid = rest.isInvalid ?? Boolean(errorMessage);
  return (
    <Column
      validationBehavior="aria"
      allowsEmptyCollection
      menuTrigger="input"
      {...rest}
      defaultItems={options}
      defaultFilter={filter}
      isInvalid={isInvalid}
      onChange={(key) => onChange?.(options.find((option) => option.value === key)?.value ?? null)}
    >
      <FieldLabel isRequired={rest.isRequired}>{label}</FieldLabel>
      <InputBox isReadOnly={rest.isReadOnly} isDisabled={rest.isDisabled} isInvalid={isInvalid}>
        <BoxInput
          as={Input}
          placeholder={placeholder ?? text.placeholder}
          onCompositionStart={(event) => setHeldText(event.currentTarget.value)}
          onCompositionEnd={() => setHeldText(null)}
        />
        <Opener aria-label={text.open} size="small">
          {isPending ? <BusyArc /> : <Icon of={ChevronDown} />}
        </Opener>
      </InputBox>
      <FieldMessage description={description} errorMessage={errorMessage} isInvalid={isInvalid} />
      <OptionList />
    </Column>
  );
}

const Column = styled(AriaComboBox)`
  ${fieldColumn}
` as typeof AriaComboBox;

const Opener = styled(IconButton)`
  margin-inline-end: -8px;

  &[aria-expanded='true'] {
    background: none;
  }
`;
