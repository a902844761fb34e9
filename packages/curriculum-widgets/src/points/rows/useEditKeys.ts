import { isInComposition } from '@college/ui/composition';
import type { KeyboardEvent } from 'react';

interface EditKeys {
  onConfirm: () => void;
  onCancel: () => void;
  /** Whether Shift+Enter breaks the line instead of confirming. */
  isMultiline?: boolean;
}

/** Keys of an open edit: Enter confirms, Esc cancels this and nothing around it, F2 opens long text again. */
export function useEditKeys({ onConfirm, onCancel, isMultiline = false }: EditKeys) {
  return {
    // Before the field handles them: Enter would open its dialog, and Esc would close the dialog around it.
    onKeyDownCapture(event: KeyboardEvent<HTMLElement>) {
      const { target, currentTarget } = event;
      if (!(target instanceof HTMLElement) || !currentTarget.contains(target) || isInComposition(event)) return;
      const isField = target.matches('input, textarea');
      if (event.key === 'Escape') onCancel();
      else if (event.key === 'Enter' && isField && !(isMultiline && event.shiftKey)) onConfirm();
      else if (event.key === 'F2' && isField) target.click();
      else return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
