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

/** The minimal equivalent: the whole table at once, with the same roles, texts and counts, updated by hand. */
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
  const drawn = rows.map(({ label, cells }, at) => {
    const made = row(at + 3);
    const squares = cells.map((relate, column) => {
      const square = place(element('gridcell', 'c'), column + 2);
      setRelate(square, relate);
      return square;
    });
    const sum = place(element('gridcell', 'n', said(count(cells), '  ')), columns.length + 2);
    made.append(place(element('rowheader', 'h', label), 1), ...squares, sum);
    body.append(made);
    return { squares, sum };
  });

  const bottom = element('rowgroup', 'f');
  const foot = row(rows.length + 3);
  const sums = columns.map((_column, at) => place(element('gridcell', 'c', said(count(columnCells(matrix, at)), '\n')), at + 2));
  foot.append(place(element('rowheader', 'h', '覆盖'), 1), ...sums, element('gridcell', 'n'));
  bottom.append(foot);
  grid.append(top, body, bottom);
  scroller.append(grid);
  host.append(style, scroller);

  return function change(at: number, column: number, relate: Relate) {
    const { cells } = rows[at]!;
    cells[column] = relate;
    setRelate(drawn[at]!.squares[column]!, relate);
    drawn[at]!.sum.textContent = said(count(cells), '  ');
    sums[column]!.textContent = said(count(columnCells(matrix, column)), '\n');
  };
}
