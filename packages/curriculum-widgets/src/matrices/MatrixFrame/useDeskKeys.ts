import { isInComposition } from '@college/ui/composition';
import { activeElement } from '@college/ui/shadow';
import { useMemo, type KeyboardEvent } from 'react';
import type { MatrixDesk } from '../desk';

/** The keys of a page with a desk; none while it is not open. Hand them to `Shortcuts`. */
export function useDeskKeys(desk: MatrixDesk): Readonly<Record<string, () => void>> {
  const open = desk.status === 'ready' ? desk : null;
  const save = open?.save;
  const undo = open?.undo;
  const redo = open?.redo;
  return useMemo(
    (): Record<string, () => void> =>
      save && undo && redo ? { 'Ctrl+S': () => void saveTyped(save), 'Ctrl+Z': undo, 'Ctrl+Y': redo, 'Ctrl+Shift+Z': redo } : {},
    [save, undo, redo],
  );
}

/** A text that is still being typed into a cell is stored with the rest. */
function saveTyped(save: () => Promise<boolean>): Promise<boolean> {
  const field = activeElement();
  if (field instanceof HTMLInputElement && field.closest('[role="grid"]')) {
    field.blur();
    field.focus({ preventScroll: true });
  }
  return save();
}

/**
 * Undo and redo while a text cell is active: its input would consume these keys, but has nothing to undo before something is typed. Pass it to `onKeyDown`
 * of the container of the matrices.
 */
export function handleWaitingField(event: KeyboardEvent, desk: MatrixDesk) {
  const { target, key, shiftKey } = event;
  const isWaiting = target instanceof HTMLInputElement && target.closest('[role="grid"]') !== null && !('editing' in target.dataset);
  if (desk.status !== 'ready' || !isWaiting || isInComposition(event) || event.altKey || !(event.ctrlKey || event.metaKey)) return;
  const letter = key.toLowerCase();
  if (letter !== 'z' && letter !== 'y') return;
  event.preventDefault();
  if (letter === 'z' && !shiftKey) desk.undo();
  else desk.redo();
}
