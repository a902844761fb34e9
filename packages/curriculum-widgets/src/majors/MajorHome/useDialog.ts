import { useState } from 'react';
import type { MajorHomeDialog } from './majorHomeDialog';

interface DialogControl {
  dialog?: MajorHomeDialog | null;
  defaultDialog?: MajorHomeDialog | null;
  onDialogChange?: (dialog: MajorHomeDialog | null) => void;
}

/** The layer over the page: the page's own, or the widget's. */
export function useDialog({ dialog, defaultDialog = null, onDialogChange }: DialogControl) {
  const [own, setOwn] = useState(defaultDialog);
  return {
    dialog: dialog === undefined ? own : dialog,
    setDialog(next: MajorHomeDialog | null) {
      setOwn(next);
      onDialogChange?.(next);
    },
  };
}
