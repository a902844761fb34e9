import { isInComposition } from '@college/ui/composition';
import type { KeyboardEvent } from 'react';

/** Enter alone, and not the one by which an input method takes its word. */
export function isPlainEnter(event: KeyboardEvent): boolean {
  const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
  return key === 'Enter' && !(shiftKey || ctrlKey || metaKey || altKey || isInComposition(event));
}
