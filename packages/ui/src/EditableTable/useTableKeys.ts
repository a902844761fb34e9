import type { FocusEvent, KeyboardEvent, MouseEvent, RefObject } from 'react';
import { isInComposition } from '../composition';
import { focusAdd, focusCell } from './cellFocus';
import type { RowId } from './column';
import { placeWithin } from './rowOrder';
import type { useFocusAfterChange } from './useFocusAfterChange';
import type { RowMoves } from './useRowMoves';

interface TableKeysOptions<Row> {
  rootRef: RefObject<HTMLElement | null>;
  gripRef: RefObject<Element | null>;
  moves: RowMoves<Row>;
  rowIds: readonly RowId[];
  isSortable: boolean;
  requestFocus: ReturnType<typeof useFocusAfterChange>;
  onMenuOpen: (rowId: RowId) => void;
}

const verticalKeys: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** One set of handlers for all rows: walking between fields, lifting and moving rows, the grip's menu. */
export function useTableKeys<Row>({ rootRef, gripRef, moves, rowIds, isSortable, requestFocus, onMenuOpen }: TableKeysOptions<Row>) {
  function placeOf(target: EventTarget) {
    if (!(target instanceof Element)) return null;
    const index = Number(target.closest('[role="row"][data-index]')?.getAttribute('data-index') ?? -1);
    const rowId = rowIds[index];
    if (rowId === undefined) return null;
    return { index, rowId, columnId: target.getAttribute('data-column') ?? undefined, grip: target.closest('[data-grip]') };
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (isInComposition(event)) return;
    const place = placeOf(event.target);
    if (!place) return;
    const { index, rowId, columnId, grip } = place;
    const delta = verticalKeys[event.key];
    if (grip && handleGripKey(event, rowId, delta)) {
      event.preventDefault();
      event.stopPropagation();
    } else if (delta !== undefined && event.altKey && isSortable) {
      event.preventDefault();
      if (placeWithin(index + delta, rowIds.length) !== index) requestFocus({ after: 'move', rowId, columnId });
      moves.moveTo(rowId, index + delta);
    } else if (columnId !== undefined && !event.altKey && !event.ctrlKey && !event.metaKey) {
      walk(event, index, columnId, delta);
    }
  }

  function handleGripKey(event: KeyboardEvent, rowId: RowId, delta: number | undefined) {
    if (!moves.lifted) {
      if (event.key === ' ') moves.lift(rowId);
      return event.key === ' ';
    }
    if (delta !== undefined) {
      requestFocus({ after: 'move', rowId, columnId: undefined });
      moves.step(delta);
    } else if (event.key === ' ' || event.key === 'Enter') {
      requestFocus({ after: 'move', rowId, columnId: undefined });
      moves.drop();
    } else if (event.key === 'Escape') {
      requestFocus({ after: 'move', rowId, columnId: undefined });
      moves.cancel();
    } else {
      return event.key === 'Home' || event.key === 'End';
    }
    return true;
  }

  function walk(event: KeyboardEvent, index: number, columnId: string, delta: number | undefined) {
    const root = rootRef.current;
    const step = event.key === 'Enter' ? (event.shiftKey ? -1 : 1) : delta;
    if (!root || step === undefined) return;
    event.preventDefault();
    if (!focusCell(root, index + step, columnId) && event.key === 'Enter' && step === 1) focusAdd(root);
  }

  return {
    onKeyDown: handleKeyDown,
    // Firefox clicks a button when Space comes up, even if its going down was taken.
    onKeyUp: (event: KeyboardEvent) => {
      if (event.key === ' ' && placeOf(event.target)?.grip) event.preventDefault();
    },
    onClick: (event: MouseEvent) => {
      const place = placeOf(event.target);
      if (!place?.grip || moves.lifted) return;
      gripRef.current = place.grip;
      onMenuOpen(place.rowId);
    },
    // A row that moves in the document blurs its grip without a successor; leaving for another control cancels.
    onBlur: (event: FocusEvent) => {
      if (moves.lifted && event.relatedTarget && placeOf(event.target)?.grip && !placeOf(event.relatedTarget)?.grip) moves.cancel();
    },
  };
}
