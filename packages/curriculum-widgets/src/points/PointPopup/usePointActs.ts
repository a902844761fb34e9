import { useMessages } from '@college/ui/messages';
import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { useRemoval } from '../../matrices/DeleteBreaks';
import { rowSelector } from '../rows/useFocusWish';
import { pointPopupMessages } from './messages';
import type { PointField } from './pointDraft';
import type { PointEditing, PointPopupEvent, PointPopupState } from './pointPopupState';

/** What can be done to the rows, with focus going on to the next sensible place. */
export type PointActs = ReturnType<typeof usePointActs>;

interface PointActsOptions {
  state: PointEditing;
  dispatch: (event: PointPopupEvent) => PointPopupState;
  wishFocus: (...selectors: readonly string[]) => void;
}

const addButton = '[data-add]';
const wrongField = '[data-editing] [aria-invalid="true"]';

/** Binds the rows of the popup to its state; the acts stay the same while the rows change. */
export function usePointActs({ state, dispatch, wishFocus }: PointActsOptions) {
  const text = useMessages(pointPopupMessages);
  const carryOut = useRemoval();
  const latest = useRef(state);
  useLayoutEffect(() => {
    latest.current = state;
  });

  const remove = useCallback(
    (keys: readonly string[]) => {
      const { list } = latest.current;
      const gone = new Set(keys);
      const removed = list.rows.flatMap((row, index) => (gone.has(row.key) ? [{ row, index }] : []));
      const [first] = removed;
      if (!first) return;
      const rest = list.rows.filter(({ key }) => !gone.has(key));
      const next = rest[Math.min(first.index, rest.length - 1)];
      const stored = removed.filter(({ row }) => row.id > 0).map(({ row }) => ({ kind: 'point' as const, id: row.id }));
      carryOut(stored, () => {
        dispatch({ type: 'pointsRemoved', keys });
        wishFocus(...(next ? [rowSelector(next.key)] : []), addButton);
        return {
          message: text.removed({ count: removed.length }),
          description: text.removedHint,
          action: {
            label: text.undo,
            onAction: () => {
              dispatch({ type: 'pointsRestored', removed });
              wishFocus(rowSelector(first.row.key));
            },
          },
        };
      });
    },
    [carryOut, dispatch, text, wishFocus],
  );

  return useMemo(
    () => ({
      add() {
        dispatch({ type: 'draftOpened', key: null, field: 'title' });
        wishFocus(wrongField);
      },
      open(key: string, field: PointField) {
        dispatch({ type: 'draftOpened', key, field });
        wishFocus(wrongField);
      },
      type: (typed: { title?: string; description?: string }) => void dispatch({ type: 'draftTyped', text: typed }),
      confirm() {
        const { draft } = latest.current;
        const after = dispatch({ type: 'draftConfirmed' });
        if (!draft || after.phase !== 'editing') return;
        if (after.draft) wishFocus(wrongField);
        else wishFocus(draft.key === null ? addButton : rowSelector(draft.key), addButton);
      },
      cancel() {
        const { draft } = latest.current;
        dispatch({ type: 'draftCancelled' });
        wishFocus(...(draft?.key ? [rowSelector(draft.key)] : []), addButton);
      },
      select: (keys: ReadonlySet<string>) => void dispatch({ type: 'selected', keys }),
      toggle(key: string) {
        const keys = new Set(latest.current.selected);
        if (!keys.delete(key)) keys.add(key);
        dispatch({ type: 'selected', keys });
      },
      removeOne: (key: string) => remove([key]),
      removeSelected: () => remove([...latest.current.selected]),
    }),
    [dispatch, remove, wishFocus],
  );
}
