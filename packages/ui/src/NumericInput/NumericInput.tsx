import { useEffect, useState, type CompositionEvent, type Ref, type RefObject } from 'react';
import { mergeProps } from 'react-aria';
import { useControlledState } from 'react-stately/useControlledState';
import { styled } from 'styled-components';
import { isInComposition } from '../composition';
import { BoxInput, BoxUnit, fieldColumn, FieldLabel, FieldMessage, InputBox, useReadText } from '../Field';
import { useTextControl, type TextControlProps } from '../Field/useTextControl';
import { cleanNumericText, numericTextLength } from './cleanNumericText';

export interface NumericInputProps extends Omit<TextControlProps, 'type' | 'inputMode'> {
  /** What is counted, at the right end of the box. */
  unit?: string;
  /** Reaches the input; `ref` reaches the whole field. */
  inputRef?: Ref<HTMLInputElement>;
}

/** A short figure kept as text: digits and a point, four characters (companion document §5). Invalid keys are ignored; pasted text is cleaned. */
export function NumericInput(props: NumericInputProps) {
  const { unit, inputRef, value, defaultValue, onChange, ...rest } = props;
  const [text, setText] = useControlledState(value, defaultValue ?? '', onChange);
  // Text of an unfinished composition is shown unchanged and sanitized when it is final.
  const [composed, setComposed] = useState<string | null>(null);
  const field = useTextControl(
    {
      ...rest,
      value: composed ?? text,
      onChange: (next) => (composed === null ? setText(cleanNumericText(next)) : setComposed(next)),
    },
    inputRef,
  );
  useRefusedKeys(field.ref);
  const readText = useReadText(rest.isReadOnly);
  if (readText) return readText(props);

  const composing = {
    onCompositionStart: (event: CompositionEvent<HTMLInputElement>) => setComposed(event.currentTarget.value),
    onCompositionEnd(event: CompositionEvent<HTMLInputElement>) {
      setComposed(null);
      setText(cleanNumericText(event.currentTarget.value));
    },
  };
  return (
    <Column {...field.root}>
      <FieldLabel {...field.label} />
      <InputBox isReadOnly={rest.isReadOnly} isDisabled={rest.isDisabled} isInvalid={field.isInvalid}>
        <BoxInput {...mergeProps(field.control, composing)} type="text" data-numeric="" inputMode="decimal" />
        {unit && <BoxUnit>{unit}</BoxUnit>}
      </InputBox>
      <FieldMessage {...field.message} />
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
      if (!input || event.inputType !== 'insertText' || isInComposition(event) || !event.data) return;
      const { value, selectionStart, selectionEnd } = input;
      const next = value.slice(0, selectionStart ?? 0) + event.data + value.slice(selectionEnd ?? 0);
      if (next.length > numericTextLength || cleanNumericText(next) === value) event.preventDefault();
    }
    input?.addEventListener('beforeinput', handleBeforeInput);
    return () => input?.removeEventListener('beforeinput', handleBeforeInput);
  }, [inputRef]);
}

const Column = styled.div`
  ${fieldColumn}
`;
