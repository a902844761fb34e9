import type { Words } from '@college/curriculum-model';
import type PDFDocument from 'pdfkit';
import type { OutlineItem } from 'pdfkit';
import { pageNumberLine } from '../pageNumber';
import { writtenTexts } from '../written';
import type { Page, PlacedStrip } from './paginate';
import { type, type Paper } from './paper';
import type { Pen } from './pen';
import { setText, type SetLine } from './setText';

/** Draws the pages one after another, with their head and number; reports the number of finished pages after each. */
export function drawPages(
  document: PDFDocument,
  pen: Pen,
  { paper, pages, running, onPage }: { paper: Paper; pages: readonly Page[]; running: Words; onPage: (done: number) => void },
): void {
  const { textWidth } = paper;
  const head = oneLine(
    writtenTexts(running)
      .map(({ text }) => text)
      .join('\u2003'),
    textWidth,
  );
  const languages = writtenTexts(running).map(({ language }) => language);
  let part: OutlineItem | undefined;
  pages.forEach((page, index) => {
    document.addPage();
    pen.artifact(() => {
      if (head) pen.text(head, paper.margin.left + (textWidth - head.width) / 2, paper.header);
      pen.rule([paper.margin.left, paper.header + 7], [paper.width - paper.margin.right, paper.header + 7], 0.5);
      const number = oneLine(pageNumberLine({ page: index + 1, pages: pages.length }, languages), textWidth);
      if (number) pen.text(number, paper.margin.left + (textWidth - number.width) / 2, paper.footer);
    }, 'Pagination');
    for (const { strip, y } of page) {
      if (!strip.bookmark) continue;
      const { title, level } = strip.bookmark;
      const owner: OutlineItem = level === 2 && part ? part : document.outline;
      const item = owner.addItem(title, { top: paper.margin.top + y - 12, fit: false, expanded: true });
      if (level === 1) part = item;
    }
    for (const run of flowsOf(page)) drawRun(run, page, { pen, paper });
    onPage(index + 1);
  });
}

function drawRun(run: readonly PlacedStrip[], page: Page, { pen, paper }: { pen: Pen; paper: Paper }): void {
  const columnCount = Math.max(...run.map(({ strip }) => strip.columns.length));
  for (let column = 0; column < columnCount; column += 1) {
    for (const placed of run) {
      placed.strip.columns[column]?.({
        pen,
        y: paper.margin.top + placed.y,
        isFirstOnPage: placed === page[0],
        isLastOnPage: placed === page.at(-1),
      });
    }
  }
}

/** Strips that are drawn together: those of one flow that follow each other, else each alone. */
function flowsOf(page: Page): PlacedStrip[][] {
  const runs: PlacedStrip[][] = [];
  for (const placed of page) {
    const last = runs.at(-1);
    if (last && placed.strip.flow && last[0]?.strip.flow === placed.strip.flow) last.push(placed);
    else runs.push([placed]);
  }
  return runs;
}

/** A text in one line; truncated where it does not fit, since the title has the full text. */
function oneLine(text: string, textWidth: number): SetLine | undefined {
  const [line, ...rest] = setText(text, { type: type.small }, textWidth, () => undefined);
  if (!line || rest.length === 0) return line;
  return setText(`${String.fromCodePoint(...line.codePoints.slice(0, -2))}…`, { type: type.small }, textWidth + 20, () => undefined)[0];
}
