import { isInComposition } from '@college/ui/composition';
import type { KeyboardEvent } from 'react';

interface FieldKeys {
  /** Esc, Ctrl+Enter. */
  onLeave: () => void;
  /** Ctrl+Z where nothing is typed that the browser could take back. */
  onUndo?: () => void;
}

/** Esc and Ctrl+Enter leave a field that is open and keep what is typed; never in the middle of a composition. */
export function useFieldKeys({ onLeave, onUndo }: FieldKeys) {
  return (event: KeyboardEvent) => {
    if (isInComposition(event) || event.defaultPrevented) return;
    const isCommand = event.ctrlKey || event.metaKey;
    const isLeft = event.key === 'Escape' || (event.key === 'Enter' && isCommand);
    const isUndone = isCommand && !event.shiftKey && event.key.toLowerCase() === 'z';
    const act = isLeft ? onLeave : isUndone ? onUndo : undefined;
    if (!act) return;
    event.preventDefault();
    // A dialog or a page around must not act on the same key.
    event.stopPropagation();
    act();
  };
}
