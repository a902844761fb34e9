import { memo, type ReactNode, type Ref } from 'react';
import { styled } from 'styled-components';
import { BoxInput, BoxUnit, fieldColumn, FieldLabel, FieldMessage, InputBox, useReadText } from '../Field';
import { useTextControl, type TextControlProps } from '../Field/useTextControl';
import { useSteadyHandlers } from '../Field/useSteadyHandlers';

export interface TextFieldProps extends TextControlProps {
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
}

/** One line of text with its label, help and error. */
export function TextField(props: TextFieldProps) {
  return <Drawn {...useSteadyHandlers(props)} />;
}

/** Drawn again only where it shows something else: a key in one field of a form is none in the others. */
const Drawn = memo(function DrawnTextField(props: TextFieldProps) {
  const { icon, unit, isQuiet, inputRef, ...rest } = props;
  const { root, control, label, message, isInvalid } = useTextControl(rest, inputRef);
  const readText = useReadText(rest.isReadOnly);
  if (readText) return readText(props);
  return (
    <Column {...root}>
      <FieldLabel {...label} />
      <InputBox isQuiet={isQuiet} isReadOnly={rest.isReadOnly} isDisabled={rest.isDisabled} isInvalid={isInvalid}>
        {icon}
        <BoxInput type="text" {...control} />
        {unit && <BoxUnit>{unit}</BoxUnit>}
      </InputBox>
      <FieldMessage {...message} />
    </Column>
  );
});

const Column = styled.div`
  ${fieldColumn}
`;
