import { useState, type ClipboardEvent, type CSSProperties, type KeyboardEvent, type Ref } from 'react';
import { useObjectRef } from 'react-aria';
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components';
import { useControlledState } from 'react-stately/useControlledState';
import { styled } from 'styled-components';
import { BoxInput, fieldColumn, FieldLabel, FieldMessage, InputBox, type FieldTexts } from '../Field';
import { needsEditor } from './longText';
import { LongTextEditor } from './LongTextEditor';
import { LongTextEffect } from './LongTextEffect';
import { useLongTextWindow } from './useLongTextWindow';

export interface LongTextFieldProps extends Omit<AriaTextFieldProps, 'className' | 'style' | 'children' | 'render' | 'type'>, FieldTexts {
  /** Shown in the box while it is empty; it never replaces the label. */
  placeholder?: string;
  /** Reaches the input; `ref` reaches the whole field. */
  inputRef?: Ref<HTMLInputElement>;
  /** Goes to the root element; a plain string only. */
  className?: string;
  /** Goes to the root element. */
  style?: CSSProperties;
  /** Reaches the root element. */
  ref?: Ref<HTMLDivElement>;
}

/**
 * Up to 16 characters are edited in the line; longer text opens in a window (core §5): on focus or click, and when typing or pasting exceeds 16. Only Cancel
 * discards what was typed there, and even that can be undone.
 */
export function LongTextField(props: LongTextFieldProps) {
  const { label, description, errorMessage, placeholder, inputRef, value: given, defaultValue, onChange, ...rest } = props;
  const [value, setValue] = useControlledState(given, defaultValue ?? '', onChange);
  const [composed, setComposed] = useState<string | null>(null);
  const input = useObjectRef(inputRef);
  const longText = useLongTextWindow<null>({ onChange: (text) => setValue(text), boxOf });
  const isInvalid = rest.isInvalid ?? Boolean(errorMessage);
  const isLong = needsEditor(value);
  const effect = longText.effectIn(null, value);

  function openIfLong() {
    if (longText.needsWindow(value) && !rest.isDisabled) longText.open(null, value, value, input.current);
  }
  function take(next: string) {
    if (longText.needsWindow(next)) longText.open(null, next, value, input.current);
    else setValue(next);
  }

  function handlePaste(event: ClipboardEvent<HTMLInputElement>) {
    const pasted = event.clipboardData.getData('text/plain').replaceAll('\r\n', '\n');
    const { value: current, selectionStart, selectionEnd } = event.currentTarget;
    const next = current.slice(0, selectionStart ?? current.length) + pasted + current.slice(selectionEnd ?? current.length);
    if (rest.isReadOnly || !longText.needsWindow(next)) return;
    event.preventDefault();
    longText.open(null, next, value, input.current);
  }
  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !isLong || rest.isDisabled) return;
    event.preventDefault();
    longText.open(null, value, value, input.current);
  }

  return (
    <>
      <Column
        validationBehavior="aria"
        {...rest}
        value={composed ?? value}
        onChange={(next) => (composed === null ? take(next) : setComposed(next))}
        isInvalid={isInvalid}
      >
        <FieldLabel isRequired={rest.isRequired}>{label}</FieldLabel>
        <InputBox isReadOnly={rest.isReadOnly} isDisabled={rest.isDisabled} isInvalid={isInvalid}>
          <BoxInput
            ref={input}
            placeholder={placeholder}
            aria-haspopup={isLong ? 'dialog' : undefined}
            title={isLong ? value : undefined}
            onClick={openIfLong}
            onFocus={(event) => {
              if (longText.isArriving(event)) openIfLong();
            }}
            onBlur={longText.leaveField}
            onPaste={handlePaste}
            onKeyDown={handleKeyDown}
            onCompositionStart={(event) => setComposed(event.currentTarget.value)}
            onCompositionEnd={(event) => {
              setComposed(null);
              take(event.currentTarget.value);
            }}
          />
        </InputBox>
        <FieldMessage description={description} errorMessage={errorMessage} isInvalid={isInvalid} />
        <LongTextEffect effect={effect} onTakeBack={longText.takeBack} />
      </Column>
      {longText.opened && (
        <LongTextEditor
          title={label ?? rest['aria-label']}
          text={longText.opened.text}
          fieldSize={longText.opened.size}
          maxLength={rest.maxLength}
          isReadOnly={rest.isReadOnly}
          placeholder={placeholder}
          onConfirm={longText.confirm}
          onLeave={longText.leave}
          onCancel={longText.cancel}
          onStayInField={longText.stayInField}
        />
      )}
    </>
  );
}

const Column = styled(AriaTextField)`
  ${fieldColumn}
`;

function boxOf(input: HTMLElement) {
  return input.parentElement;
}
