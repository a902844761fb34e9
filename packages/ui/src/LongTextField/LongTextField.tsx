import { useRef, useState, type ClipboardEvent, type CSSProperties, type KeyboardEvent, type Ref } from 'react';
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components';
import { useControlledState } from 'react-stately/useControlledState';
import { styled } from 'styled-components';
import { BoxInput, fieldColumn, FieldLabel, FieldMessage, InputBox, type FieldTexts } from '../Field';
import { activeElement } from '../shadow';
import { needsEditor } from './longText';
import { LongTextEditor } from './LongTextEditor';

export interface LongTextFieldProps extends Omit<AriaTextFieldProps, 'className' | 'style' | 'children' | 'render' | 'type'>, FieldTexts {
  /** Stands in the box while it is empty; it never replaces the label. */
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
 * Up to 16 characters are edited in the line; longer text opens in a window (core §5): on focus or click, and when typing or
 * pasting goes past 16. Confirming writes the text back, cancelling leaves the old.
 */
export function LongTextField(props: LongTextFieldProps) {
  const { label, description, errorMessage, placeholder, inputRef, value: given, defaultValue, onChange, ...rest } = props;
  const [value, setValue] = useControlledState(given, defaultValue ?? '', onChange);
  /** Text in the open editor's hands; null while it is closed. */
  const [draft, setDraft] = useState<string | null>(null);
  const [composed, setComposed] = useState<string | null>(null);
  // The focus that comes back from the editor, or with the browser's window, must not open it again.
  const ignoresFocus = useRef(false);
  const isInvalid = rest.isInvalid ?? Boolean(errorMessage);
  const isLong = needsEditor(value);

  function openIfLong() {
    if (isLong && !rest.isDisabled) setDraft(value);
  }
  function take(next: string) {
    if (needsEditor(next)) setDraft(next);
    else setValue(next);
  }
  function close() {
    ignoresFocus.current = true;
    setDraft(null);
  }

  function handlePaste(event: ClipboardEvent<HTMLInputElement>) {
    const pasted = event.clipboardData.getData('text/plain').replaceAll('\r\n', '\n');
    const { value: current, selectionStart, selectionEnd } = event.currentTarget;
    const next = current.slice(0, selectionStart ?? current.length) + pasted + current.slice(selectionEnd ?? current.length);
    if (rest.isReadOnly || !needsEditor(next)) return;
    event.preventDefault();
    setDraft(next);
  }
  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !isLong) return;
    event.preventDefault();
    openIfLong();
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
            ref={inputRef}
            placeholder={placeholder}
            aria-haspopup={isLong ? 'dialog' : undefined}
            title={isLong ? value : undefined}
            onClick={openIfLong}
            onFocus={() => {
              if (!ignoresFocus.current) openIfLong();
              ignoresFocus.current = false;
            }}
            onBlur={(event) => {
              ignoresFocus.current = activeElement() === event.currentTarget;
            }}
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
      </Column>
      {draft !== null && (
        <LongTextEditor
          title={label ?? rest['aria-label']}
          text={draft}
          isReadOnly={rest.isReadOnly}
          placeholder={placeholder}
          onConfirm={(text) => {
            close();
            setValue(text);
          }}
          onCancel={close}
        />
      )}
    </>
  );
}

const Column = styled(AriaTextField)`
  ${fieldColumn}
`;
