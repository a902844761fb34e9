import { documentTexts, syllabusDocument, type DocumentTable, type SyllabusDocument } from '@college/curriculum-model';
import { fullReport, largeReport, sampleReport } from '@college/curriculum-model/fixtures';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { portrait as paper } from './pdf/paper';
import { writePdf } from './pdf/writePdf';
import { bare, contentOf, placesInOrder, readPdf, type ReadPdf, type ReadText } from './readPdf.test-data';
import { writeWord } from './word/writeWord';
import { writtenLine } from './written';

const time = Date.parse('2024-09-02T08:00:00Z');
const bottom = paper.height - paper.margin.bottom;

async function written(document: SyllabusDocument): Promise<ReadPdf> {
  return readPdf((await writePdf({ document, time })).bytes);
}

/** A paper with one long table, each cell with a text of its own. */
function withTable({ rows, cell = (at) => `第${at}行` }: { rows: number; cell?: (at: number) => string }): SyllabusDocument {
  const table: DocumentTable = {
    kind: 'table',
    id: 'long',
    caption: { zh: '长表' },
    columns: [
      { key: 'one', label: { zh: '表头甲' }, width: 1 },
      { key: 'two', label: { zh: '表头乙' }, width: 1 },
    ],
    rows: Array.from({ length: rows }, (_, at) => ({
      key: String(at),
      cells: [{ lines: [{ words: { zh: cell(at) } }] }, { lines: [{ words: { zh: `说明${at}` } }] }],
    })),
  };
  const title = { zh: '《课程》开课说明' };
  return { languages: 'zh', title, runningTitle: title, blocks: [table], notes: [] };
}

const pageTexts = ({ texts }: ReadPdf, page: number): ReadText[] => texts.filter((one) => one.page === page);
const inMargins = (texts: ReadText[]) => texts.filter(({ y }) => y > paper.header + 10 && y < paper.footer - 10);

/** A matrix of so many columns as that of a major has them. */
function withMatrix(columns: number): SyllabusDocument {
  const sign = { lines: [{ words: {}, support: 0 as const }] };
  const numbers = Array.from({ length: columns }, (_, at) => `${1 + Math.floor(at / 3)}.${1 + (at % 3)}`);
  const table: DocumentTable = {
    kind: 'table',
    id: 'matrix',
    isDivisible: true,
    caption: { zh: '支撑矩阵' },
    columns: [
      { key: 'course', label: { zh: '课程' }, width: 24 },
      ...numbers.map((number) => ({ key: number, label: { zh: number }, width: 4, align: 'center' as const })),
    ],
    rows: ['面向对象程序设计', '数据结构', '操作系统'].map((name) => ({
      key: name,
      cells: [{ lines: [{ words: { zh: name } }] }, ...numbers.map(() => sign)],
    })),
  };
  const title = { zh: '培养方案' };
  return { languages: 'zh', title, runningTitle: title, blocks: [table], notes: [] };
}

describe('a matrix', () => {
  it.each([12, 36, 120])(
    'of %i columns goes on below where the paper is too narrow, every number and name on one line',
    async (columns) => {
      const document = withMatrix(columns);
      const { texts } = await written(document);
      const [table] = document.blocks as [DocumentTable];
      const numbers = table.columns.slice(1).map(({ key }) => key);
      const read = texts.filter(({ text }) => /^[\d.]+$/.test(text)).map(({ text }) => text);
      expect(read).toEqual(numbers);
      const names = texts.filter(({ text }) => text === '面向对象程序设计').length;
      expect(names).toBe(texts.filter(({ text }) => text === '课程').length);
      expect(names > 1).toBe(columns > 12);
      expect(texts.filter(({ text }) => text === '★')).toHaveLength(columns * 3);
      expect(texts.filter(({ text }) => text === '支撑矩阵')).toHaveLength(1);
      const word = strFromU8(unzipSync(await writeWord({ document, time }))['word/document.xml']!);
      expect(word.match(/<w:tbl>/g)).toHaveLength(names);
      expect(word).not.toMatch(/<\/w:tbl><w:tbl>/);
      expect(word.match(/★/g)).toHaveLength(columns * 3);
    },
  );
});

describe('a long table', () => {
  it('begins every page with its header, which is read once only', async () => {
    const read = await written(withTable({ rows: 120 }));
    expect(read.pages.length).toBeGreaterThan(3);
    for (let page = 1; page <= read.pages.length; page += 1) {
      const heads = pageTexts(read, page).filter(({ text }) => text === '表头甲');
      expect(heads).toHaveLength(1);
      expect(heads[0]!.isArtifact).toBe(page > 1);
      if (page > 1) expect(inMargins(pageTexts(read, page))[0]!.text).toBe('表头甲');
    }
    expect(
      placesInOrder(
        contentOf(read),
        Array.from({ length: 120 }, (_, at) => `第${at}行说明${at}`),
      ),
    ).not.toContain(-1);
  });

  it('never splits a row, nor leaves one alone below its header', async () => {
    const read = await written(withTable({ rows: 40, cell: (at) => `开始${at} ${'内容'.repeat((at * 37) % 160)} 结束${at}` }));
    const whole = (page: number) =>
      bare(
        inMargins(pageTexts(read, page))
          .map(({ text }) => text)
          .join(''),
      );
    for (let page = 1; page <= read.pages.length; page += 1) {
      const starts = [...whole(page).matchAll(/开始(\d+)/g)].map(([, at]) => at);
      const ends = [...whole(page).matchAll(/结束(\d+)/g)].map(([, at]) => at);
      expect(ends).toEqual(starts);
    }
  });

  it('continues over pages where one row is higher than a page', async () => {
    const text = Array.from({ length: 4000 }, (_, at) => String.fromCharCode(0x4e00 + (at % 5000))).join('');
    const read = await written(withTable({ rows: 3, cell: (at) => (at === 1 ? text : `第${at}行`) }));
    expect(read.pages.length).toBeGreaterThan(2);
    expect(contentOf(read)).toContain('第0行说明0');
    const letters = new Set(contentOf(read));
    expect([...new Set(text)].every((sign) => letters.has(sign))).toBe(true);
    expect(read.texts.every(({ y }) => y < paper.height - 30)).toBe(true);
  });
});

describe('the course of 40 chapters', () => {
  it.each(['zh', 'both'] as const)('follows the print rules in %s', async (languages) => {
    const document = syllabusDocument(largeReport(), languages);
    const read = await written(document);
    expect(read.pages.length).toBeGreaterThan(30);
    const captions = document.blocks.flatMap((block) => (block.kind === 'table' && block.caption ? [captionOf(block)] : []));
    for (let page = 1; page <= read.pages.length; page += 1) {
      const texts = inMargins(pageTexts(read, page));
      expect(texts.every(({ x, y }) => y < bottom && x >= paper.margin.left - 1)).toBe(true);
      const lowest = Math.max(...texts.map(({ y }) => y));
      const last = texts.filter(({ y }) => lowest - y < 2);
      const line = bare(last.map(({ text }) => text).join(''));
      // Headings are the only larger text but the title; a caption may end in a line of its own.
      expect(Math.max(...last.map(({ size }) => size)), `page ${page} ends with ${line}`).toBeLessThan(11);
      expect(captions.filter((caption) => caption.endsWith(line))).toEqual([]);
      expect(pageTexts(read, page).some(({ text }) => bare(text).includes(bare(`第${page}页共${read.pages.length}页`)))).toBe(true);
    }
    const whole = contentOf(read);
    expect(whole.length).toBe(bare(documentTexts(document).join('')).length);
  });
});

it.each(['zh', 'en', 'both'] as const)(
  'the sample course in %s ends no page with a large white end, nor with two rows and its signatures',
  async (languages) => {
    for (const report of [sampleReport(), fullReport(), largeReport(3), largeReport(8)]) {
      const filled = filledShares(await written(syllabusDocument(report, languages)));
      expect(Math.min(...filled.slice(0, -1))).toBeGreaterThan(0.7);
      expect(filled.at(-1)).toBeGreaterThan(0.3);
    }
  },
);

it('does not leave a low row alone below its header where a group of rows follows', async () => {
  for (let before = 20; before < 34; before += 1) {
    const document = withTable({ rows: 60 });
    const [table] = document.blocks as [DocumentTable];
    const second = { ...table, id: 'second', rows: table.rows.slice(0, 8), groups: [{ from: 1, count: 3 }], caption: { zh: '又一表' } };
    const read = await written({ ...document, blocks: [{ ...table, rows: table.rows.slice(0, before) }, second] });
    const caption = read.texts.find(({ text }) => text === '又一表')!;
    const below = pageTexts(read, caption.page).filter(({ y, text }) => y > caption.y && /^第\d+行/.test(text));
    expect(below.length, `${before} rows above`).toBeGreaterThan(3);
  }
});

it.each([0, 3, 6, 9, 12, 15])('never has its signature lines alone on a page, after %s more lines', async (lines) => {
  const document = syllabusDocument(fullReport({ examdetail: Array.from({ length: lines + 1 }, () => '考试说明').join('\n') }), 'zh');
  const read = await written(document);
  const last = inMargins(pageTexts(read, read.pages.length)).map(({ text }) => text);
  expect(last.indexOf('授课教师')).toBeGreaterThan(3);
});

it('opens with a paragraph of 20,000 signs and a line that begins with no closing mark', async () => {
  const text = '数据结构是计算机存储、组织数据的方式。（见第一章）'.repeat(800).slice(0, 20_000);
  const document = syllabusDocument(fullReport({ attend: text }), 'zh');
  const read = await written(document);
  expect(contentOf(read)).toContain(bare(text.slice(0, 200)));
  const lines = read.texts.filter(({ size, isArtifact }) => !isArtifact && Math.abs(size - 10.5) < 0.1);
  expect(lines.length).toBeGreaterThan(400);
  // Only what begins at the margin begins a line.
  const starts = lines.filter(({ x }) => Math.abs(x - paper.margin.left) < 0.5).map((line) => line.text[0]);
  expect(starts.filter((sign) => sign && '，。、）》；：！？'.includes(sign))).toEqual([]);
});

/** How much of each page is filled, to the lowest line. */
function filledShares(read: ReadPdf): number[] {
  const room = bottom - paper.margin.top;
  return read.pages.map((_, index) => {
    const lowest = Math.max(...inMargins(pageTexts(read, index + 1)).map(({ y }) => y));
    return (lowest - paper.margin.top) / room;
  });
}

function captionOf({ caption = {}, note = {} }: DocumentTable): string {
  return bare(`${writtenLine(caption)}${writtenLine(note)}`);
}
