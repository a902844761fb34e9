import { majorWorkbook, maxProjects, type WorkbookSheet } from '@college/curriculum-model';
import { sampleLinkedMatrices } from '@college/curriculum-model/fixtures';
import { readXlsx } from 'hucre/xlsx';
import { describe, expect, it, vi } from 'vitest';
import { readSheetsOfUpload } from './readSheetsOfUpload';
import { writeWorkbook } from './writeWorkbook';
import { partsOf, sheetElements } from './zipParts.test-data';

// Each file is read on a thread of its own.
vi.setConfig({ testTimeout: 120_000 });

const plain: WorkbookSheet = {
  name: '1 绪论',
  columns: [{ width: 10, isHidden: true }, { width: 20 }, { width: 8, isCentred: true }],
  rows: [
    { kind: 'ids', cells: ['mark', null, 7] },
    { kind: 'head', cells: [null, '名称 & <b>', '值'], height: 30 },
    { kind: 'body', cells: [1, '=1+1', '★'] },
    { kind: 'body', cells: [2, '+cmd|calc', '-2+3'] },
    { kind: 'body', cells: [3, '@SUM(A1)', null] },
    { kind: 'total', cells: [null, '合计', { formula: 'COUNTIF(C3:C5,"★")', value: 1 }] },
    { kind: 'note', cells: [null, '注'] },
  ],
  merges: [
    { row: 6, column: 1, lastRow: 6, lastColumn: 2 },
    { row: 1, column: 2, lastRow: 1, lastColumn: 2 },
  ],
  frozenRows: 2,
  frozenColumns: 2,
  choices: { range: 'C3:C5', values: ['★', '☆'] },
};

describe('a written workbook', () => {
  it('has merged heads, frozen panes, print titles, hidden ids and pages as wide as the sheet', async () => {
    const { sheets, defaultFont } = await readXlsx(await writeWorkbook([plain]), { readStyles: true });
    const [sheet] = sheets;
    expect(defaultFont).toMatchObject({ name: '等线' });
    expect(sheet).toMatchObject({
      name: '1 绪论',
      freezePane: { rows: 2, columns: 2 },
      // A merge of one cell is none, and a program that finds one offers to repair the file.
      merges: [{ startRow: 6, startCol: 1, endRow: 6, endCol: 2 }],
      pageSetup: {
        orientation: 'landscape',
        fitToPage: true,
        fitToWidth: 1,
        fitToHeight: 0,
        printTitlesRow: '$1:$2',
        printTitlesColumn: '$A:$B',
      },
      dataValidations: [{ type: 'list', values: ['★', '☆'], range: 'C3:C5', allowBlank: true }],
    });
    expect(sheet?.columns?.[0]).toMatchObject({ hidden: true });
    expect(sheet?.rowDefs?.get(0)).toMatchObject({ hidden: true });
  });

  it('keeps as text what begins like a formula', async () => {
    const [sheet] = (await readXlsx(await writeWorkbook([plain]), { readStyles: true })).sheets;
    expect(sheet?.rows.slice(2, 5).map((row) => row.slice(1))).toEqual([
      ['=1+1', '★'],
      ['+cmd|calc', '-2+3'],
      ['@SUM(A1)', null],
    ]);
    const formulas = [...(sheet?.cells ?? [])].filter(([, cell]) => cell.formula !== undefined).map(([place]) => place);
    expect(formulas).toEqual(['5,2']);
  });

  it('keeps as typed what a program might take for a date', async () => {
    const weeks: WorkbookSheet = { ...plain, columns: [{ width: 5 }, { width: 5, isText: true }, { width: 5 }] };
    const [sheet] = (await readXlsx(await writeWorkbook([weeks]), { readStyles: true })).sheets;
    expect(sheet?.cells?.get('2,1')?.style?.numFmt).toBe('@');
    expect(sheet?.cells?.get('2,2')?.style?.numFmt).not.toBe('@');
  });

  it('is well formed: every sheet has its elements in the order of the schema, and the print titles name it', async () => {
    const parts = partsOf(await writeWorkbook([plain, ...majorWorkbook(sampleLinkedMatrices, 'zh')]));
    for (const number of [1, 2, 3]) {
      const { names, isInOrder } = sheetElements(parts.get(`xl/worksheets/sheet${number}.xml`)!);
      expect(isInOrder, names.join(' ')).toBe(true);
      expect(names).toEqual(
        expect.arrayContaining(['sheetPr', 'sheetViews', 'cols', 'sheetData', 'mergeCells', 'pageMargins', 'pageSetup']),
      );
    }
    const sheet = parts.get('xl/worksheets/sheet1.xml')!;
    expect(sheet).toContain('<pane xSplit="2" ySplit="2" topLeftCell="C3" state="frozen" activePane="bottomRight"/>');
    expect(sheet).toContain('<pageSetUpPr fitToPage="1"/>');
    const workbook = parts.get('xl/workbook.xml')!;
    expect(workbook).toContain(`<definedName name="_xlnm.Print_Titles" localSheetId="0">'1 绪论'!$A:$B,'1 绪论'!$1:$2</definedName>`);
    for (const [name, content] of parts) if (/\.(?:xml|rels)$/.test(name)) expect(content, name).toMatch(/^<\?xml/);
  });

  it('is read back as an upload, with formulas distinguished from values', async () => {
    const outcome = await readSheetsOfUpload({ bytes: await writeWorkbook([plain]), fileName: 'a.xlsx' }, { maxRows: 50, maxColumns: 50 });
    if ('fault' in outcome) throw new Error(outcome.fault.code);
    expect(outcome.sheets[0]?.rows[2]).toEqual(['1', '=1+1', '★']);
    expect([...(outcome.sheets[0]?.formulas ?? [])]).toEqual(['5,2']);
  });

  it('is read back with every sheet of the course with the most chapters', async () => {
    const small = { ...plain, rows: plain.rows.slice(0, 2), merges: [], choices: undefined };
    const sheets = Array.from({ length: maxProjects + 2 }, (_, at) => ({ ...small, name: `${at + 1} 绪论` }));
    const limits = { maxRows: 50, maxColumns: 50, milliseconds: 20_000 };
    const outcome = await readSheetsOfUpload({ bytes: await writeWorkbook(sheets), fileName: 'a.xlsx' }, limits);
    expect('sheets' in outcome && outcome.sheets.length).toBe(maxProjects + 2);
  });
});
