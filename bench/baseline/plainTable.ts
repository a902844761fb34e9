import { columns, rowHeight, tableHeight, type BenchRow } from '../data-table/rows';

const overscan = 6;
const tracks = columns.map(({ width }) => (width === undefined ? 'minmax(72px, 1fr)' : `${width}px`)).join(' ');

function element(role: string, style: string, text?: string) {
  const made = document.createElement('div');
  made.setAttribute('role', role);
  made.style.cssText = style;
  if (text !== undefined) made.textContent = text;
  return made;
}

function drawRow(row: BenchRow, index: number) {
  const drawn = element(
    'row',
    `display:grid;grid-template-columns:${tracks};position:absolute;width:100%;height:${rowHeight}px;contain:strict;border-bottom:1px solid #e4e1d9;transform:translateY(${index * rowHeight}px)`,
  );
  drawn.setAttribute('aria-rowindex', String(index + 2));
  for (const { id, align } of columns) {
    const cell = element(
      id === 'name' ? 'rowheader' : 'gridcell',
      `display:flex;align-items:center;padding:0 12px;overflow:hidden;white-space:nowrap;justify-content:${align}`,
      String(row[id]),
    );
    cell.tabIndex = -1;
    drawn.append(cell);
  }
  return drawn;
}

/** The minimal equivalent: the same roles, texts and window of rows, written by hand. */
export function plainTable(host: HTMLElement, rows: BenchRow[]) {
  const scroller = element('presentation', `position:relative;height:${tableHeight}px;overflow:auto`);
  const grid = element('grid', '');
  grid.setAttribute('aria-rowcount', String(rows.length + 1));
  grid.tabIndex = 0;
  const head = element(
    'row',
    `display:grid;grid-template-columns:${tracks};position:sticky;top:0;z-index:1;height:${rowHeight}px;background:#fbfaf7;border-bottom:1px solid #c6c2b8`,
  );
  head.append(
    ...columns.map(({ header, align }) =>
      element('columnheader', `display:flex;align-items:center;padding:0 12px;justify-content:${align}`, header),
    ),
  );
  const body = element('rowgroup', `position:relative;height:${rows.length * rowHeight}px`);
  grid.append(head, body);
  scroller.append(grid);
  host.append(scroller);

  const drawn = new Map<number, HTMLElement>();
  function draw() {
    const first = Math.max(0, Math.floor(scroller.scrollTop / rowHeight) - overscan);
    const last = Math.min(rows.length - 1, Math.ceil((scroller.scrollTop + tableHeight) / rowHeight) + overscan);
    for (const [index, row] of drawn) {
      if (index >= first && index <= last) continue;
      row.remove();
      drawn.delete(index);
    }
    for (let index = first; index <= last; index += 1) {
      if (drawn.has(index)) continue;
      const row = drawRow(rows[index]!, index);
      drawn.set(index, row);
      body.append(row);
    }
  }
  scroller.addEventListener('scroll', draw);
  draw();
}
