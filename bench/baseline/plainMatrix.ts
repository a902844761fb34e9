import { columnCells, count, words, type BenchMatrix, type Relate } from '../matrix/values';

const cell = 40;
const head = 224;
const total = 120;
/** The same drawing of a star as a shape, so that what is compared is the table and not the stars. */
const star = 'polygon(50% 6%,64% 35%,96% 40%,73% 62%,78% 94%,50% 79%,22% 94%,27% 62%,4% 40%,36% 35%)';
const ring = `${star.slice(0, -1)},50% 6%,50% 18%,42% 42%,16% 46%,35% 63%,31% 88%,50% 72%,69% 88%,65% 63%,84% 46%,58% 42%,50% 18%)`.replace(
  'polygon(',
  'polygon(evenodd,',
);
// Of what was tried (grid or flex, with and without containment of each cell) this paints a change fastest.
const styles = `
.mx { height: 800px; overflow: auto; font: 14px/20px "Microsoft YaHei","Noto Sans SC",sans-serif; color: #1b1d21; background: #fbfaf7 }
.mx .r { display: flex; height: ${cell}px }
.mx .c, .mx .h, .mx .n { flex: none; box-sizing: border-box; width: ${cell}px; border: solid #e4e1d9; border-width: 0 1px 1px 0 }
.mx .h { position: sticky; left: 0; z-index: 1; width: ${head}px; padding: 9px 12px 9px 32px; background: #fbfaf7; white-space: nowrap }
.mx .n { position: sticky; right: 0; z-index: 1; width: ${total}px; background: #fbfaf7; color: #5b5f67; padding: 9px 12px; contain: strict; font-size: 12px }
.mx .t { position: sticky; top: 0; z-index: 2 } .mx .f { position: sticky; bottom: 0; z-index: 2 }
.mx .t .c, .mx .t .h, .mx .f .c, .mx .f .h, .mx .t .n, .mx .f .n { background: #f4f2ec }
.mx .t .c { overflow: hidden; white-space: nowrap }
.mx .f .c { font-size: 12px; line-height: 18px; white-space: pre; contain: strict }
.mx [data-r] { display: grid; place-items: center }
.mx [data-r]::before { content: ""; width: 14px; height: 14px; background: #17294d; clip-path: ${star} }
.mx [data-r="1"]::before { background: #55627a; clip-path: ${ring} }`;

function element(role: string, className: string, text = '') {
  const made = document.createElement('div');
  made.setAttribute('role', role);
  made.className = className;
  if (text) made.textContent = text;
  return made;
}

const said = ({ strong, weak }: { strong: number; weak: number }, between: string) => `★ ${strong}${between}☆ ${weak}`;

function setRelate(made: HTMLElement, relate: Relate) {
  if (relate === -1) {
    delete made.dataset.r;
    made.removeAttribute('aria-label');
  } else {
    made.dataset.r = String(relate);
    made.setAttribute('aria-label', words[relate]);
  }
}

/** Beyond this many cells only those in sight are drawn, with so many around them and in such steps, as ours does. */
const windowedFrom = 1200;
const overscan = 3;
const step = 4;
const room = { width: 1400 - head - total, height: 800 - 3 * cell };

/** The minimal equivalent with the same roles, texts and counts, updated by hand; a big one draws what is in sight. */
export function plainMatrix(host: HTMLElement, matrix: BenchMatrix) {
  const { rows, columns, groups } = matrix;
  const style = document.createElement('style');
  style.textContent = styles;
  const scroller = element('presentation', 'mx');
  const grid = element('grid', '');
  grid.style.width = `${head + columns.length * cell + total}px`;
  grid.setAttribute('aria-rowcount', String(rows.length + 3));
  grid.setAttribute('aria-colcount', String(columns.length + 2));
  grid.tabIndex = 0;

  function row(index: number) {
    const made = element('row', 'r');
    made.setAttribute('aria-rowindex', String(index));
    return made;
  }

  function place(made: HTMLElement, index: number) {
    made.setAttribute('aria-colindex', String(index));
    return made;
  }

  const top = element('rowgroup', 't');
  const upper = row(1);
  upper.append(place(element('columnheader', 'h', '课程'), 1));
  for (const [at, { label, members }] of groups.entries()) {
    const made = place(element('columnheader', 'c', label), at * 3 + 2);
    made.style.width = `${members.length * cell}px`;
    upper.append(made);
  }
  upper.append(place(element('columnheader', 'n', '本行'), columns.length + 2));
  const lower = row(2);
  lower.append(element('presentation', 'h'), ...columns.map(({ code }, at) => place(element('columnheader', 'c', code), at + 2)));
  top.append(upper, lower);

  const body = element('rowgroup', '');
  const isWindowed = rows.length * columns.length > windowedFrom;
  const isWide = isWindowed && columns.length >= 48;
  let drawn = new Map<number, { squares: Map<number, HTMLElement>; sum: HTMLElement }>();
  let shown = '';
  function drawWindow() {
    const [firstRow, lastRow] = isWindowed ? inSight(scroller.scrollTop, room.height, rows.length) : [0, rows.length];
    const [first, last] = isWide ? inSight(scroller.scrollLeft, room.width, columns.length) : [0, columns.length];
    const next = `${firstRow} ${lastRow} ${first} ${last}`;
    if (next === shown) return;
    shown = next;
    drawn = new Map();
    const all = rows.slice(firstRow, lastRow).map(({ label, cells }, index) => {
      const at = firstRow + index;
      const made = row(at + 3);
      const squares = new Map<number, HTMLElement>();
      for (let column = first; column < last; column += 1) {
        const square = place(element('gridcell', 'c'), column + 2);
        setRelate(square, cells[column]!);
        squares.set(column, square);
      }
      const sum = place(element('gridcell', 'n', said(count(cells), '  ')), columns.length + 2);
      made.append(place(element('rowheader', 'h', label), 1), ...squares.values(), sum);
      // What is left out keeps its room.
      if (first > 0) squares.get(first)!.style.marginLeft = `${first * cell}px`;
      sum.style.marginLeft = `${(columns.length - last) * cell}px`;
      drawn.set(at, { squares, sum });
      return made;
    });
    body.style.paddingTop = `${firstRow * cell}px`;
    body.style.paddingBottom = `${(rows.length - lastRow) * cell}px`;
    body.replaceChildren(...all);
  }

  const bottom = element('rowgroup', 'f');
  const foot = row(rows.length + 3);
  const sums = columns.map((_column, at) => place(element('gridcell', 'c', said(count(columnCells(matrix, at)), '\n')), at + 2));
  foot.append(place(element('rowheader', 'h', '覆盖'), 1), ...sums, element('gridcell', 'n'));
  bottom.append(foot);
  grid.append(top, body, bottom);
  scroller.append(grid);
  host.append(style, scroller);
  drawWindow();
  scroller.addEventListener('scroll', drawWindow);

  return function change(at: number, column: number, relate: Relate) {
    const { cells } = rows[at]!;
    cells[column] = relate;
    const line = drawn.get(at);
    if (line) {
      const square = line.squares.get(column);
      if (square) setRelate(square, relate);
      line.sum.textContent = said(count(cells), '  ');
    }
    sums[column]!.textContent = said(count(columnCells(matrix, column)), '\n');
  };
}

/** From which line to before which one, with some around what is seen; in steps, so that most scrolling draws nothing. */
function inSight(from: number, length: number, lines: number) {
  const first = Math.floor((Math.floor(from / cell) - overscan) / step) * step;
  const last = Math.ceil((Math.ceil((from + length) / cell) + overscan) / step) * step;
  return [Math.max(0, first), Math.min(lines, last)] as const;
}
