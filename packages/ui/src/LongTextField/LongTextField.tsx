import { useState, type ClipboardEvent, type CompositionEvent, type FocusEvent, type KeyboardEvent, type Ref } from 'react';
import { mergeProps } from 'react-aria';
import { useControlledState } from 'react-stately/useControlledState';
import { styled } from 'styled-components';
import { isInComposition } from '../composition';
import { BoxInput, fieldColumn, FieldLabel, FieldMessage, InputBox } from '../Field';
import { useTextControl, type TextControlProps } from '../Field/useTextControl';
import { needsEditor } from './longText';
import { LongTextEditor } from './LongTextEditor';
import { LongTextEffect } from './LongTextEffect';
import { useLongTextWindow } from './useLongTextWindow';

export interface LongTextFieldProps extends Omit<TextControlProps, 'type'> {
  /** Reaches the input; `ref` reaches the whole field. */
  inputRef?: Ref<HTMLInputElement>;
}

/**
 * Up to 16 characters are edited in the line; longer text opens in a window (core §5): on focus or click, and when typing or pasting exceeds 16. Only Cancel
 * discards what was typed there, and even that can be undone.
 */
export function LongTextField(props: LongTextFieldProps) {
  const { inputRef, value: given, defaultValue, onChange, ...rest } = props;
  const [value, setValue] = useControlledState(given, defaultValue ?? '', onChange);
  const [composed, setComposed] = useState<string | null>(null);
  const field = useTextControl(
    { ...rest, value: composed ?? value, onChange: (next) => (composed === null ? take(next) : setComposed(next)) },
    inputRef,
  );
  const input = field.ref;
  const longText = useLongTextWindow<null>({ onChange: (text) => setValue(text), boxOf });
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
    if (event.key !== 'Enter' || isInComposition(event) || !isLong || rest.isDisabled) return;
    event.preventDefault();
    longText.open(null, value, value, input.current);
  }

  const opening = {
    onClick: openIfLong,
    onFocus: (event: FocusEvent<HTMLInputElement>) => {
      if (longText.isArriving(event)) openIfLong();
    },
    onBlur: longText.leaveField,
    onPaste: handlePaste,
    onKeyDown: handleKeyDown,
    onCompositionStart: (event: CompositionEvent<HTMLInputElement>) => setComposed(event.currentTarget.value),
    onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => {
      setComposed(null);
      take(event.currentTarget.value);
    },
  };

  return (
    <>
      <Column {...field.root}>
        <FieldLabel {...field.label} />
        <InputBox isReadOnly={rest.isReadOnly} isDisabled={rest.isDisabled} isInvalid={field.isInvalid}>
          <BoxInput
            type="text"
            {...mergeProps(field.control, opening)}
            aria-haspopup={isLong ? 'dialog' : undefined}
            title={isLong ? value : undefined}
          />
        </InputBox>
        <FieldMessage {...field.message} />
        <LongTextEffect effect={effect} onTakeBack={longText.takeBack} />
      </Column>
      {longText.opened && (
        <LongTextEditor
          title={rest.label ?? rest['aria-label']}
          text={longText.opened.text}
          fieldSize={longText.opened.size}
          maxLength={rest.maxLength}
          isReadOnly={rest.isReadOnly}
          placeholder={rest.placeholder}
          onConfirm={longText.confirm}
          onLeave={longText.leave}
          onCancel={longText.cancel}
          onStayInField={longText.stayInField}
        />
      )}
    </>
  );
}

const Column = styled.div`
  ${fieldColumn}
`;

function boxOf(input: HTMLElement) {
  return input.parentElement;
}
