import { useEffect, type RefObject } from 'react';
import { cleanNumericText, numericTextLength } from './cleanNumericText';

/**
 * Stops refused keys before they reach the input, so that the caret stays where it is.
 * React's own onBeforeInput is another, older event without the kind of input, hence the listener.
 */
export function useRefusedKeys(inputRef: RefObject<HTMLInputElement | null>) {
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
