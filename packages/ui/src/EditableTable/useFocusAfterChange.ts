import { useLayoutEffect, useRef, type RefObject } from 'react';
import { activeElement } from '../shadow';
import { focusAdd, focusCell, focusDelete, focusGrip } from './cellFocus';
import type { RowId } from './column';
import { placeAfterRemoval } from './rowOrder';

type Wish =
  | { after: 'removal'; rowId: RowId; index: number }
  | { after: 'addition'; count: number }
  | { after: 'move'; rowId: RowId; columnId: string | undefined };

interface FocusAfterChangeOptions {
  rootRef: RefObject<HTMLElement | null>;
  rowIds: readonly RowId[];
  /** Called when a row that was asked for is there, and when one that was to go is gone. */
  onDone: (act: 'removal' | 'addition', count: number) => void;
}

/**
 * Preserves focus across the table's own actions: the rows are controlled, so the focus target exists only once they have changed. A focus request waits for
 * its change, however long a confirmation or a server takes; who went on to another field meanwhile stays there.
 */
export function useFocusAfterChange({ rootRef, rowIds, onDone }: FocusAfterChangeOptions) {
  const wishRef = useRef<{ wish: Wish; from: Element | null } | null>(null);

  useLayoutEffect(() => {
    const root = rootRef.current;
    if (!wishRef.current || !root) return;
    const { wish, from } = wishRef.current;
    if (!isDone(wish, rowIds)) return;
    wishRef.current = null;
    if (!isElsewhere(root, from)) focusFor(wish, root, rowIds);
    if (wish.after !== 'move') onDone(wish.after, rowIds.length);
  });

  return (wish: Wish) => {
    wishRef.current = { wish, from: activeElement() };
  };
}

function isDone(wish: Wish, rowIds: readonly RowId[]) {
  if (wish.after === 'removal') return !rowIds.includes(wish.rowId);
  return wish.after === 'move' || rowIds.length > wish.count;
}

/** Whether the user has gone on since: not where the button that went with its row leaves them, nor still in the question whether to delete it. */
function isElsewhere(root: HTMLElement, from: Element | null) {
  const active = activeElement();
  if (!active || active === active.ownerDocument.body || active === from) return false;
  const dialog = active.closest('[role="dialog"], [role="alertdialog"]');
  return !dialog || dialog.contains(root);
}

function focusFor(wish: Wish, root: HTMLElement, rowIds: readonly RowId[]) {
  if (wish.after === 'removal') {
    const index = placeAfterRemoval(wish.index, rowIds.length);
    if (index === undefined) focusAdd(root);
    else focusDelete(root, index);
  } else if (wish.after === 'addition') {
    focusCell(root, rowIds.length - 1);
  } else {
    const index = rowIds.indexOf(wish.rowId);
    if (wish.columnId === undefined) focusGrip(root, index);
    else focusCell(root, index, wish.columnId);
  }
}
