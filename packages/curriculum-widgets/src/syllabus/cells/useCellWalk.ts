import { isInComposition } from '@college/ui/composition';
import type { FocusEvent, KeyboardEvent, RefObject } from 'react';

interface CellWalkOptions {
  rootRef: RefObject<HTMLElement | null>;
  /** Esc, Ctrl+Enter. */
  onSave: () => void;
  /** Alt with an arrow. */
  onRowMove: (move: { row: number; by: -1 | 1 }) => void;
}

/** Arrow keys and Enter walk between the fields of a table; Esc and Ctrl+Enter leave it and keep what is in it. */
export function useCellWalk({ rootRef, onSave, onRowMove }: CellWalkOptions) {
  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (isInComposition(event) || event.defaultPrevented) return;
    const isLeft = event.key === 'Escape' || (event.key === 'Enter' && (event.ctrlKey || event.metaKey));
    if (isLeft) return taken(event, onSave);
    const place = placeOf(event.target);
    if (!place || event.ctrlKey || event.metaKey) return;
    const { row, column, field } = place;
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : null;
    if (event.altKey) {
      if (by) taken(event, () => onRowMove({ row, by }));
      else if (event.key === 'Enter' && field instanceof HTMLTextAreaElement) taken(event, () => breakLine(field));
      return;
    }
    const down = event.key === 'Enter' ? (event.shiftKey ? -1 : 1) : by && isAtEdgeLine(field, by) ? by : null;
    if (down) {
      event.preventDefault();
      const isThere = focusCell(rootRef.current, { row: row + down, column });
      if (!isThere && event.key === 'Enter' && down === 1) rootRef.current?.querySelector<HTMLElement>('[data-add]')?.focus();
      return;
    }
    const sideways = isAtEdge(field, event.key);
    if (sideways && focusCell(rootRef.current, { row, column: column + sideways })) event.preventDefault();
  }

  return {
    onKeyDown: handleKeyDown,
    onFocus: (event: FocusEvent<HTMLElement>) => {
      const place = placeOf(event.target);
      if (place?.field.dataset.numeric !== undefined) place.field.select();
    },
  };
}

type CellField = HTMLInputElement | HTMLTextAreaElement;
interface Place {
  row: number;
  column: number;
  field: CellField;
}

/** Moves the focus into the cell of a row and a column; false where there is none. */
export function focusCell(root: HTMLElement | null, { row, column }: { row: number; column: number }): boolean {
  const field = root?.querySelector<CellField>(`[data-row="${row}"][data-column="${column}"] :is(input, textarea)`);
  field?.focus();
  return Boolean(field);
}

/** The cell in which an event happened. */
export function placeOf(target: EventTarget): Place | null {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return null;
  const cell = target.closest<HTMLElement>('[data-row][data-column]');
  return cell ? { row: Number(cell.dataset.row), column: Number(cell.dataset.column), field: target } : null;
}

function taken(event: KeyboardEvent, act: () => void) {
  event.preventDefault();
  // A dialog or a page around must not act on the same key.
  event.stopPropagation();
  act();
}

function breakLine(field: HTMLTextAreaElement) {
  // The only way to insert text that the browser's own undo takes back.
  document.execCommand('insertText', false, '\n');
  field.scrollTop = 0;
}

function isAtEdgeLine(field: CellField, by: -1 | 1): boolean {
  if (field instanceof HTMLInputElement) return true;
  return by < 0 ? !field.value.slice(0, field.selectionStart).includes('\n') : !field.value.slice(field.selectionEnd).includes('\n');
}

function isAtEdge(field: CellField, key: string): -1 | 1 | null {
  const { selectionStart, selectionEnd, value } = field;
  const isCollapsed = selectionStart === selectionEnd;
  const isWhole = selectionStart === 0 && selectionEnd === value.length;
  if (!isCollapsed && !isWhole) return null;
  if (key === 'ArrowLeft' && selectionStart === 0) return -1;
  if (key === 'ArrowRight' && selectionEnd === value.length) return 1;
  return null;
}
