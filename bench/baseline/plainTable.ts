import { actions, columns, filtered, hrefOf, press, rowHeight, sorted, tableHeight, tracks, type BenchRow } from '../data-table/rows';
import type { Contender } from '../data-table/contender';

const overscan = 6;

function element(role: string, style: string, text?: string) {
  const made = document.createElement('div');
  made.setAttribute('role', role);
  made.style.cssText = style;
  if (text !== undefined) made.textContent = text;
  return made;
}

const sheet = `
.row { display: grid; grid-template-columns: ${tracks}; width: 100%; height: ${rowHeight}px; border-bottom: 1px solid #e4e1d9 }
[role="rowgroup"] > .row { position: absolute; contain: strict }
.row > div { display: flex; align-items: center; padding: 0 12px; overflow: hidden; white-space: nowrap }
.row > .end { justify-content: end }
.row button { display: inline-grid; width: 28px; height: 28px; padding: 0; border: 0; background: none; place-items: center }`;

/** One row to copy: a copy of made elements is cheaper than making each again. */
function makeTemplate() {
  const row = element('row', '');
  row.className = 'row';
  for (const { id, align } of columns) {
    const cell = element(id === 'name' ? 'rowheader' : 'gridcell', '');
    if (align === 'end') cell.className = 'end';
    cell.tabIndex = -1;
    cell.append(id === 'name' ? document.createElement('a') : '');
    row.append(cell);
  }
  const last = element('gridcell', '');
  for (const { paths } of actions) {
    const button = document.createElement('button');
    button.type = 'button';
    button.innerHTML = `<svg width="16" height="16" viewBox="0 0 24 24" fill="none" stroke="currentColor" aria-hidden="true">${paths.map((d) => `<path d="${d}"/>`).join('')}</svg>`;
    last.append(button);
  }
  row.append(last);
  return row;
}

/** Puts the words of a record into a row, be it new or one that left the window. */
function fill(drawn: HTMLElement, row: BenchRow, index: number) {
  drawn.style.transform = `translateY(${index * rowHeight}px)`;
  drawn.setAttribute('aria-rowindex', String(index + 2));
  for (const [at, { id }] of columns.entries()) {
    const cell = drawn.children[at]!.firstChild!;
    if (cell instanceof HTMLAnchorElement) {
      cell.href = hrefOf(row);
      cell.textContent = row.name;
    } else cell.nodeValue = String(row[id]);
  }
  for (const [at, button] of [...drawn.lastElementChild!.children].entries()) button.setAttribute('aria-label', actions[at]!.of(row.name));
}

/** The minimal equivalent: the same roles, texts, actions and window of rows, written by hand; rows that leave the window come back in it. */
export function plainTable(): Contender {
  let all: BenchRow[] = [];
  let ordered: BenchRow[] = [];
  let rows: BenchRow[] = [];
  let keyword = '';
  let show: () => void = () => undefined;
  return {
    mount(host, given) {
      all = ordered = rows = given;
      show = draw(host, () => rows);
    },
    sort(sort) {
      ordered = sorted(all, sort);
      rows = filtered(ordered, keyword);
      show();
    },
    filter(typed) {
      keyword = typed;
      rows = filtered(ordered, keyword);
      show();
    },
  };
}

/** Draws the table; what it returns draws all rows again. */
function draw(host: HTMLElement, rowsNow: () => readonly BenchRow[]) {
  const style = document.createElement('style');
  style.textContent = sheet;
  const scroller = element('presentation', `position:relative;height:${tableHeight}px;overflow:auto`);
  const grid = element('grid', '');
  grid.tabIndex = 0;
  const head = element('row', 'position:sticky;top:0;z-index:1;background:#fbfaf7');
  head.className = 'row';
  head.append(...columns.map(({ header }) => element('columnheader', '', header)));
  const body = element('rowgroup', 'position:relative');
  grid.append(head, body);
  scroller.append(grid);
  host.append(style, scroller);
  const template = makeTemplate();
  body.addEventListener('click', ({ target }) => {
    const label = target instanceof Element ? target.closest('button')?.getAttribute('aria-label') : undefined;
    if (label) press(label);
  });

  const drawn = new Map<number, HTMLElement>();
  function follow() {
    const rows = rowsNow();
    const first = Math.max(0, Math.floor(scroller.scrollTop / rowHeight) - overscan);
    const last = Math.min(rows.length - 1, Math.ceil((scroller.scrollTop + tableHeight) / rowHeight) + overscan);
    const free: HTMLElement[] = [];
    for (const [index, row] of drawn) {
      if (index >= first && index <= last) continue;
      free.push(row);
      drawn.delete(index);
    }
    for (let index = first; index <= last; index += 1) {
      if (drawn.has(index)) continue;
      const used = free.pop();
      const row = used ?? (template.cloneNode(true) as HTMLElement);
      fill(row, rows[index]!, index);
      drawn.set(index, row);
      if (!used) body.append(row);
    }
    for (const row of free) row.remove();
  }
  function show() {
    const rows = rowsNow();
    grid.setAttribute('aria-rowcount', String(rows.length + 1));
    body.style.height = `${rows.length * rowHeight}px`;
    for (const [index, row] of drawn) {
      if (index < rows.length) fill(row, rows[index]!, index);
    }
    follow();
  }
  scroller.addEventListener('scroll', follow);
  show();
  return show;
}
