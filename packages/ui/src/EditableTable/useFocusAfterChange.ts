import { useLayoutEffect, useRef, type RefObject } from 'react';
import { focusAdd, focusCell, focusDelete, focusGrip } from './cellFocus';
import type { RowId } from './column';
import { placeAfterRemoval } from './rowOrder';

type Wish =
  | { after: 'removal'; index: number; count: number }
  | { after: 'addition'; count: number }
  | { after: 'move'; rowId: RowId; columnId: string | undefined };

/**
 * Preserves focus across the table's own actions: the rows are controlled, so the focus target exists only once they have changed. A focus request waits for
 * its change, however long a confirmation or a server takes.
 */
export function useFocusAfterChange(rootRef: RefObject<HTMLElement | null>, rowIds: readonly RowId[]) {
  const wishRef = useRef<Wish | null>(null);

  useLayoutEffect(() => {
    const wish = wishRef.current;
    const root = rootRef.current;
    if (!wish || !root) return;
    const count = rowIds.length;
    if (wish.after === 'removal' && count < wish.count) {
      const index = placeAfterRemoval(wish.index, count);
      if (index === undefined) focusAdd(root);
      else focusDelete(root, index);
    } else if (wish.after === 'addition' && count > wish.count) {
      focusCell(root, count - 1);
    } else if (wish.after === 'move') {
      const index = rowIds.indexOf(wish.rowId);
      if (wish.columnId === undefined) focusGrip(root, index);
      else focusCell(root, index, wish.columnId);
    } else {
      return;
    }
    wishRef.current = null;
  });

  return (wish: Wish) => {
    wishRef.current = wish;
  };
}
