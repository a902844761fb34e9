import { relateValues, type Relate } from '@college/curriculum-model';
import type { GridCommand } from './gridKeys';
import { isOneCell, moved, rectangleOf, type GridPosition } from './gridRange';
import type { CellRange, MatrixGridProps } from '../matrixGridProps';
import type { MatrixGridText } from '../messages';
import { cellAt, contentAt, editableRange, rangeOf, type ShownMatrix } from '../shown/shownMatrix';
import type { GridSelectionHandle } from './useGridSelection';

export interface CommandSurroundings {
  shown: ShownMatrix;
  selection: GridSelectionHandle;
  props: MatrixGridProps;
  text: MatrixGridText;
  announce: (words: string) => void;
  toggleGroup: (id: string, isClosing: boolean) => void;
  /** Begins to edit the text under the ring; false where it is none that can be edited. */
  editText: () => boolean;
  ringCell: () => HTMLElement | undefined;
}

const didRelate = { [relateValues.strong]: 'didStrong', [relateValues.weak]: 'didWeak', [relateValues.none]: 'didClear' } as const;

/** Runs the command of a key; false where it does not apply, so that the browser handles the key. */
export function runCommand(command: GridCommand, around: CommandSurroundings): boolean {
  const { shown, selection } = around;
  const now = selection.current();
  if (!now) return false;
  switch (command.type) {
    case 'move': {
      const target = moved(command.isExtending ? now.end : now.ring, command.move, shown.stops, shown.columns.length);
      selectAndAnnounce(around, command.isExtending ? now.ring : target, target);
      return true;
    }
    case 'selectAll':
    case 'selectRow':
    case 'selectColumn':
      selectLines(around, command.type, now.ring);
      return true;
    case 'narrow': {
      if (!selection.isRange()) return false;
      selection.select(now.ring);
      return true;
    }
    case 'open':
      return open(around, now.ring);
    case 'discuss':
      return discuss(around, now.ring);
    case 'toggleGroup':
      return toggle(around, command, now.ring);
    case 'fill':
      return fill(around, command.direction);
    case 'clear':
      return clear(around, now.ring);
    case 'relate':
      return relate(around, command.relate);
  }
}

function selectAndAnnounce({ selection, announce, text }: CommandSurroundings, ring: GridPosition, end: GridPosition) {
  selection.select(ring, end);
  const area = rectangleOf(ring, end);
  if (!isOneCell(area)) announce(text.didSelect({ rows: area.bottom - area.top + 1, columns: area.right - area.left + 1 }));
}

function selectLines(around: CommandSurroundings, which: 'selectAll' | 'selectRow' | 'selectColumn', ring: GridPosition) {
  const { shown } = around;
  const [top, bottom] = which === 'selectRow' ? [ring.row, ring.row] : [shown.stops[0]!, shown.stops.at(-1)!];
  const [left, right] = which === 'selectColumn' ? [ring.column, ring.column] : [0, shown.columns.length - 1];
  around.selection.select({ row: top, column: left }, { row: bottom, column: right }, { isRevealing: false });
  around.announce(around.text.didSelect({ rows: bottom - top + 1, columns: right - left + 1 }));
}

/** Opens the cell's own editor; a closed group opens itself. */
function open(around: CommandSurroundings, ring: GridPosition): boolean {
  const { shown, props, ringCell, toggleGroup } = around;
  const at = cellAt(shown, ring);
  if (!at) {
    const closed = [shown.columns[ring.column], shown.rows[ring.row]].find((line) => line?.kind === 'closed');
    if (closed?.group) toggleGroup(closed.group.id, false);
    return closed !== undefined;
  }
  if (around.editText()) return true;
  const cell = ringCell();
  if (!cell || !props.onOpen) return false;
  props.onOpen(at, cell, 'key');
  return true;
}

function discuss({ shown, props }: CommandSurroundings, ring: GridPosition): boolean {
  const at = cellAt(shown, ring);
  if (!at || !props.onDiscuss) return false;
  props.onDiscuss(at, 'key');
  return true;
}

function toggle({ shown, toggleGroup }: CommandSurroundings, command: GridCommand & { type: 'toggleGroup' }, ring: GridPosition): boolean {
  const line = command.axis === 'column' ? shown.columns[ring.column] : shown.rows[ring.row];
  const other = command.axis === 'column' ? shown.rows[ring.row] : shown.columns[ring.column];
  const group = line?.group ?? other?.group;
  if (!group?.isCollapsible) return false;
  toggleGroup(group.id, command.isClosing);
  return true;
}

/** The editable part of the range; announces when there is none. */
function changeable({ shown, selection, props, announce, text }: CommandSurroundings): CellRange | null {
  const area = selection.area();
  const range = area && rangeOf(shown, area);
  const editable = range && editableRange(shown, range, props.isReadOnly ?? false);
  if (range && !editable) announce(text.notHere);
  return editable;
}

function sizeOf({ rowIds, columnIds }: CellRange) {
  return rowIds.length * columnIds.length;
}

function relate(around: CommandSurroundings, to: Relate): boolean {
  if (!around.props.onRelate) return false;
  const range = changeable(around);
  if (!range) return true;
  around.props.onRelate(range, to);
  around.announce(around.text[didRelate[to]]({ count: sizeOf(range) }));
  return true;
}

/** A single text is emptied here; several cells go to the application as one act, texts included. */
function clear(around: CommandSurroundings, ring: GridPosition): boolean {
  const { shown, selection, props, announce, text } = around;
  const content = contentAt(shown, ring);
  const isText = content !== null && 'cell' in content && content.cell.kind === 'text';
  if (selection.isRange() || !isText) return relate(around, relateValues.none);
  const at = cellAt(shown, ring);
  if (!at || !props.onTextChange) return false;
  if (!changeable(around)) return true;
  props.onTextChange(at, '');
  announce(text.didClear({ count: 1 }));
  return true;
}

/** Down and right as on the screen; callbacks receive the direction in the application's rows and columns. */
function fill(around: CommandSurroundings, direction: 'down' | 'right'): boolean {
  const { shown, selection, props, announce, text } = around;
  const area = selection.area();
  const range = area && rangeOf(shown, area);
  if (!props.onFill || !range) return false;
  const own = shown.isTransposed ? (direction === 'down' ? 'right' : 'down') : direction;
  const lines = own === 'down' ? range.rowIds : range.columnIds;
  const editable = changeable(around);
  if (!editable || lines.length < 2) return true;
  // The first line is only read from, so it may be one that is read-only.
  const source = range.rowIds[0]!;
  const rowIds = own === 'down' ? [source, ...editable.rowIds.filter((id) => id !== source)] : editable.rowIds;
  const filled = { rowIds, columnIds: range.columnIds };
  const count = own === 'down' ? (rowIds.length - 1) * filled.columnIds.length : rowIds.length * (filled.columnIds.length - 1);
  if (count === 0) {
    announce(text.notHere);
    return true;
  }
  props.onFill(filled, own);
  announce(text.didFill({ count }));
  return true;
}
