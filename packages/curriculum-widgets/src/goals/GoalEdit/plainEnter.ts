import type { KeyboardEvent } from 'react';

/** Enter alone, and not the one by which an input method takes its word. */
export function isPlainEnter({ key, shiftKey, ctrlKey, metaKey, altKey, nativeEvent, keyCode }: KeyboardEvent): boolean {
  return key === 'Enter' && !(shiftKey || ctrlKey || metaKey || altKey || nativeEvent.isComposing || keyCode === 229);
}
