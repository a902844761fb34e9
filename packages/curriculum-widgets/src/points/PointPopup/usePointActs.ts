import { useMessages } from '@college/ui/messages';
import { useCallback, useMemo } from 'react';
import { useRemoval } from '../../matrices/DeleteBreaks';
import { useLatest } from '../../support/desk/useLatest';
import { rowSelector } from '../rows/useFocusRequest';
import { pointPopupMessages } from './messages';
import type { PointField } from './pointDraft';
import type { PointDesk } from './pointDesk';
import type { PointWork } from './pointWork';

/** What can be done to the rows, with focus going on to the next sensible place. */
export type PointActs = ReturnType<typeof usePointActs>;

interface PointActsOptions {
  work: PointWork;
  act: PointDesk['act'];
  requestFocus: (...selectors: readonly string[]) => void;
}

const addButton = '[data-add]';
const wrongField = '[data-editing] [aria-invalid="true"]';

/** Binds the rows of the popup to its desk; the acts stay the same while the rows change. */
export function usePointActs({ work, act, requestFocus }: PointActsOptions) {
  const text = useMessages(pointPopupMessages);
  const carryOut = useRemoval();
  const latest = useLatest(work);

  const remove = useCallback(
    (keys: readonly string[]) => {
      const { list } = latest();
      const gone = new Set(keys);
      const removed = list.rows.flatMap((row, index) => (gone.has(row.key) ? [{ row, index }] : []));
      const [first] = removed;
      if (!first) return;
      const rest = list.rows.filter(({ key }) => !gone.has(key));
      const next = rest[Math.min(first.index, rest.length - 1)];
      const stored = removed.filter(({ row }) => row.id > 0).map(({ row }) => ({ kind: 'point' as const, id: row.id }));
      carryOut(stored, () => {
        const { imports, rows } = latest().list;
        const after = act({ type: 'pointsRemoved', keys });
        // A list that is being saved does not change.
        if (!after || after.list.rows.length === rows.length) return null;
        requestFocus(...(next ? [rowSelector(next.key)] : []), addButton);
        return {
          message: text.removed({ count: removed.length }),
          description: text.removedHint,
          action: {
            label: text.undo,
            onAction: () => {
              act({ type: 'pointsRestored', removed, imports });
              requestFocus(rowSelector(first.row.key));
            },
          },
        };
      });
    },
    [act, carryOut, latest, text, requestFocus],
  );

  return useMemo(
    () => ({
      add() {
        act({ type: 'draftOpened', key: null, field: 'title' });
        requestFocus(wrongField);
      },
      open(key: string, field: PointField) {
        act({ type: 'draftOpened', key, field });
        requestFocus(wrongField);
      },
      type: (typed: { title?: string; description?: string }) => void act({ type: 'draftTyped', text: typed }),
      confirm() {
        const { draft } = latest();
        const after = act({ type: 'draftConfirmed' });
        if (!draft || !after) return;
        if (after.draft) requestFocus(wrongField);
        else requestFocus(draft.key === null ? addButton : rowSelector(draft.key), addButton);
      },
      cancel() {
        const { draft } = latest();
        act({ type: 'draftCancelled' });
        requestFocus(...(draft?.key ? [rowSelector(draft.key)] : []), addButton);
      },
      select: (keys: ReadonlySet<string>) => void act({ type: 'selected', keys }),
      toggle(key: string) {
        const keys = new Set(latest().selected);
        if (!keys.delete(key)) keys.add(key);
        act({ type: 'selected', keys });
      },
      removeOne: (key: string) => remove([key]),
      removeSelected: () => remove([...latest().selected]),
    }),
    [act, latest, remove, requestFocus],
  );
}
