import type { KeyboardEvent } from 'react';

/** Ctrl+Enter saves a field that is open, Esc cancels it; never in the middle of a composition. */
export function useFieldKeys({ onSave, onCancel }: { onSave: () => void; onCancel: () => void }) {
  return (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.defaultPrevented) return;
    const isSave = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    if (!isSave && event.key !== 'Escape') return;
    event.preventDefault();
    // A dialog or a page around must not act on the same key.
    event.stopPropagation();
    if (isSave) onSave();
    else onCancel();
  };
}
