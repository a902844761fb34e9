import { useEffect, useState, type CSSProperties, type Ref, type RefObject } from 'react';
import { useObjectRef } from 'react-aria';
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components';
import { useControlledState } from 'react-stately/useControlledState';
import { styled } from 'styled-components';
import { BoxInput, BoxUnit, fieldColumn, FieldLabel, FieldMessage, InputBox, useReadText, type FieldTexts } from '../Field';
import { cleanNumericText, numericTextLength } from './cleanNumericText';

export interface NumericInputProps
  extends Omit<AriaTextFieldProps, 'className' | 'style' | 'children' | 'render' | 'type' | 'inputMode'>, FieldTexts {
  /** Shown in the box while it is empty; it never replaces the label. */
  placeholder?: string;
  /** What is counted, at the right end of the box. */
  unit?: string;
  /** Reaches the input; `ref` reaches the whole field. */
  inputRef?: Ref<HTMLInputElement>;
  /** Goes to the root element; a plain string only. */
  className?: string;
  /** Goes to the root element. */
  style?: CSSProperties;
  /** Reaches the root element. */
  ref?: Ref<HTMLDivElement>;
}

/** A short figure kept as text: digits and a point, four characters (companion document §5). Invalid keys are ignored; pasted text is cleaned. */
export function NumericInput(props: NumericInputProps) {
  const { label, description, errorMessage, placeholder, unit, inputRef, value, defaultValue, onChange, ...rest } = props;
  const [text, setText] = useControlledState(value, defaultValue ?? '', onChange);
  // Text of an unfinished composition is shown unchanged and sanitized when it is final.
  const [composed, setComposed] = useState<string | null>(null);
  const ownRef = useObjectRef(inputRef);
  useRefusedKeys(ownRef);
  const isInvalid = rest.isInvalid ?? Boolean(errorMessage);
  const readText = useReadText(rest.isReadOnly);
  if (readText) return readText(props);

  return (
    <Column
      validationBehavior="aria"
      {...rest}
      value={composed ?? text}
      onChange={(next) => (composed === null ? setText(cleanNumericText(next)) : setComposed(next))}
      isInvalid={isInvalid}
    >
      <FieldLabel isRequired={rest.isRequired}>{label}</FieldLabel>
      <InputBox isReadOnly={rest.isReadOnly} isDisabled={rest.isDisabled} isInvalid={isInvalid}>
        <BoxInput
          ref={ownRef}
          data-numeric=""
          inputMode="decimal"
          placeholder={placeholder}
          onCompositionStart={(event) => setComposed(event.currentTarget.value)}
          onCompositionEnd={(event) => {
            setComposed(null);
            setText(cleanNumericText(event.currentTarget.value));
          }}
        />
        {unit && <BoxUnit>{unit}</BoxUnit>}
      </InputBox>
      <FieldMessage description={description} errorMessage={errorMessage} isInvalid={isInvalid} />
    </Column>
  );
}

/**
 * Stops refused keys before they reach the input, so that the caret stays where it is.
 * React's own onBeforeInput is another, older event without the kind of input, hence the listener.
 */
function useRefusedKeys(inputRef: RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    const input = inputRef.current;
    function handleBeforeInput(event: InputEvent) {
      if (!input || event.inputType !== 'insertText' || event.isComposing || !event.data) return;
      const { value, selectionStart, selectionEnd } = input;
      const next = value.slice(0, selectionStart ?? 0) + event.data + value.slice(selectionEnd ?? 0);
      if (next.length > numericTextLength || cleanNumericText(next) === value) event.preventDefault();
    }
    input?.addEventListener('beforeinput', handleBeforeInput);
    return () => input?.removeEventListener('beforeinput', handleBeforeInput);
  }, [inputRef]);
}

const Column = styled(AriaTextField)`
  ${fieldColumn}
`;
