import { useMemo } from 'react';
import type { MatrixDesk } from '../desk';

/** The keys of a page with a desk; none while it is not open. Hand them to `Shortcuts`. */
export function useDeskKeys(desk: MatrixDesk): Readonly<Record<string, () => void>> {
  const open = desk.status === 'ready' ? desk : null;
  const save = open?.save;
  const undo = open?.undo;
  const redo = open?.redo;
  return useMemo(
    (): Record<string, () => void> =>
      save && undo && redo ? { 'Ctrl+S': () => void save(), 'Ctrl+Z': undo, 'Ctrl+Y': redo, 'Ctrl+Shift+Z': redo } : {},
    [save, undo, redo],
  );
}
