import type { KeyboardEvent } from 'react';
import { isInComposition } from './isInComposition';

/** Marks the key that ends a composition in WebKit as part of it. React Aria asks `isComposing` alone: Esc would close a dialog, Enter choose an option. */
export function markCompositionEnd({ nativeEvent }: KeyboardEvent) {
  if (isInComposition(nativeEvent) && !nativeEvent.isComposing) Object.defineProperty(nativeEvent, 'isComposing', { value: true });
}
