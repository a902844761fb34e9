import { cellInRow, headElements, rowElement } from '../layout/gridElements';
import { isOneCell, rectangleOf, type GridPosition } from './gridRange';
import type { GridPlaces } from '../layout/gridPlaces';
import type { GridSelection } from './gridSelection';
import type { GridGeometry } from '../layout/useGridGeometry';

/**
 * Draws ring, range and bands by writing attributes straight to the few elements concerned: no cell is rendered for it. It may be
 * called at any time and after every rendering.
 */
export function createSelectionPainter() {
  let marked: HTMLElement[] = [];
  let tabStop: HTMLElement | undefined;

  function mark(element: HTMLElement, name: string) {
    element.setAttribute(name, name === 'aria-selected' ? 'true' : '');
    marked.push(element);
  }

  function clear() {
    for (const element of marked)
      for (const name of ['aria-selected', 'data-ring', 'data-in-range', 'aria-labelledby']) element.removeAttribute(name);
    marked = [];
  }

  function setTabStop(cell: HTMLElement | undefined) {
    if (tabStop !== cell) tabStop?.removeAttribute('tabindex');
    tabStop = cell;
    if (cell && cell.getAttribute('tabindex') !== '0') cell.tabIndex = 0;
  }

  /** The element of the active cell, if it is rendered. */
  function paint(parts: GridPlaces, geometry: GridGeometry, selection: GridSelection | null, entry: GridPosition): HTMLElement | undefined {
    clear();
    parts.beforeList.remove();
    parts.afterList.remove();
    const { root, body, head, outline, columnBand } = parts;
    if (!selection) {
      setTabStop(cellAt(body, entry));
      root.removeAttribute('data-selecting');
      return undefined;
    }
    const area = rectangleOf(selection.ring, selection.end);
    for (const row of body.children) {
      const place = Number((row as HTMLElement).dataset.row);
      if (place < area.top || place > area.bottom) continue;
      mark(row.firstElementChild as HTMLElement, 'data-in-range');
      for (let column = area.left; column <= area.right; column += 1) {
        const cell = cellInRow(row as HTMLElement, column);
        if (cell) mark(cell, 'aria-selected');
      }
    }
    for (const cell of headElements(head, area.left, area.right)) mark(cell, 'data-in-range');
    const row = rowElement(body, selection.ring.row);
    const cell = row && cellInRow(row, selection.ring.column);
    if (row) mark(row, 'data-ring');
    if (cell) {
      mark(cell, 'data-ring');
      speakIn(cell, parts);
    }
    setTabStop(cell);
    root.dataset.selecting = isOneCell(area) ? 'cell' : 'range';
    const { rowOffsets, columnOffsets, head: headHeight, body: bodyHeight, frozen } = geometry;
    place(outline, {
      top: headHeight + rowOffsets[area.top]!,
      left: frozen + columnOffsets[area.left]!,
      width: columnOffsets[area.right + 1]! - columnOffsets[area.left]!,
      height: rowOffsets[area.bottom + 1]! - rowOffsets[area.top]!,
    });
    const { column } = selection.ring;
    place(columnBand, {
      top: headHeight,
      left: frozen + columnOffsets[column]!,
      width: columnOffsets[column + 1]! - columnOffsets[column]!,
      height: bodyHeight,
    });
    return cell;
  }

  return { paint };
}

/** A list keeps its own text, with the rest of the accessible name around it; any other cell has the full accessible name. */
function speakIn(cell: HTMLElement, { spoken, beforeList, afterList }: GridPlaces) {
  if (cell.querySelector('[data-part="item"]') && beforeList.textContent) {
    cell.prepend(beforeList);
    cell.append(afterList);
  } else cell.setAttribute('aria-labelledby', spoken.id);
}

function cellAt(body: HTMLElement, { row, column }: GridPosition) {
  const element = rowElement(body, row);
  return element && cellInRow(element, column);
}

function place({ style }: HTMLElement, box: { top: number; left: number; width: number; height: number }) {
  style.insetBlockStart = `${box.top}px`;
  style.insetInlineStart = `${box.left}px`;
  style.inlineSize = `${box.width}px`;
  style.blockSize = `${box.height}px`;
}
