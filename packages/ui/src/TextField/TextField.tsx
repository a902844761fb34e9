import { memo, type CSSProperties, type ReactNode, type Ref } from 'react';
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components';
import { styled } from 'styled-components';
import { BoxInput, BoxUnit, fieldColumn, FieldLabel, FieldMessage, InputBox, useReadText, type FieldTexts } from '../Field';
import { useSteadyHandlers } from '../Field/useSteadyHandlers';

export interface TextFieldProps extends Omit<AriaTextFieldProps, 'className' | 'style' | 'children' | 'render'>, FieldTexts {
  /** Shown in the box while it is empty; it never replaces the label. */
  placeholder?: string;
  /** An `Icon` at the left end of the box. */
  icon?: ReactNode;
  /** What the value is counted in, at the right end of the box. */
  unit?: string;
  /**
   * A softer edge, for filters in a toolbar.
   * @default false
   */
  isQuiet?: boolean;
  /** Reaches the input; `ref` reaches the whole field. */
  inputRef?: Ref<HTMLInputElement>;
  /** Goes to the root element; a plain string only. */
  className?: string;
  /** Goes to the root element. */
  style?: CSSProperties;
  /** Reaches the root element. */
  ref?: Ref<HTMLDivElement>;
}

/** One line of text with its label, help and error. */
export function TextField(props: TextFieldProps) {
  return <Drawn {...useSteadyHandlers(props)} />;
}

/** Drawn again only where it shows something else: a key in one field of a form is none in the others. */
const Drawn = memo(function DrawnTextField(props: TextFieldProps) {
  const { label, description, errorMessage, placeholder, icon, unit, isQuiet, inputRef, ...rest } = props;
  const isInvalid = rest.isInvalid ?? Boolean(errorMessage);
  const readText = useReadText(rest.isReadOnly);
  if (readText) return readText(props);
  return (
    <Column validationBehavior="aria" {...rest} isInvalid={isInvalid}>
      <FieldLabel isRequired={rest.isRequired}>{label}</FieldLabel>
      <InputBox isQuiet={isQuiet} isReadOnly={rest.isReadOnly} isDisabled={rest.isDisabled} isInvalid={isInvalid}>
        {icon}
        <BoxInput ref={inputRef} placeholder={placeholder} />
        {unit && <BoxUnit>{unit}</BoxUnit>}
      </InputBox>
      <FieldMessage description={description} errorMessage={errorMessage} isInvalid={isInvalid} />
    </Column>
  );
});

const Column = styled(AriaTextField)`
  ${fieldColumn}
`;
