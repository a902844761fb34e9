const firstCellIndex = 2;

/** The rendered row at an index. */
export function rowElement(body: HTMLElement, row: number): HTMLElement | undefined {
  const name = String(row);
  for (const element of body.children) if (element instanceof HTMLElement && element.dataset.row === name) return element;
  return undefined;
}

/** The rendered cell of a row at a column index. */
export function cellInRow(row: HTMLElement, column: number): HTMLElement | undefined {
  const name = String(column + firstCellIndex);
  // Where all columns are rendered, a cell is at its own index.
  const likely = row.children[column + 1];
  if (likely?.getAttribute('aria-colindex') === name) return likely as HTMLElement;
  for (const element of row.children) if (element.getAttribute('aria-colindex') === name) return element as HTMLElement;
  return undefined;
}

/** The places of the cell that an event happened in; null outside of cells. */
export function placeOfEvent(target: EventTarget | null): { row: number; column: number; element: HTMLElement } | null {
  if (!(target instanceof Element)) return null;
  const element = target.closest<HTMLElement>('[role="gridcell"]');
  const row = element?.parentElement?.dataset.row;
  const part = element?.dataset.part;
  if (!element || row === undefined || part === 'count') return null;
  return { row: Number(row), column: Number(element.getAttribute('aria-colindex')) - firstCellIndex, element };
}

/** Head cells over a stretch of columns, groups included. */
export function headElements(head: HTMLElement, left: number, right: number): HTMLElement[] {
  return [...head.querySelectorAll<HTMLElement>('[data-from]')].filter(
    ({ dataset }) => Number(dataset.from) <= right && Number(dataset.to) >= left,
  );
}

/** The lines that a head names, where one was pressed: rows or columns, from and to. */
export function linesOfHead(target: EventTarget | null): { axis: 'row' | 'column'; from: number; to: number } | null {
  const head = target instanceof Element ? target.closest<HTMLElement>('[role="rowheader"], [data-from]') : null;
  if (!head) return null;
  const row = head.parentElement?.dataset.row;
  if (row !== undefined) return { axis: 'row', from: Number(row), to: Number(row) };
  const { from, to } = head.dataset;
  return from === undefined || to === undefined ? null : { axis: 'column', from: Number(from), to: Number(to) };
}
