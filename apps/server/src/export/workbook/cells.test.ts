import fc from 'fast-check';
import { mkdtemp, rm } from 'node:fs/promises';
import { createWriteStream } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { exportedRecords, type ExportedField } from '../exportedRecords';
import { ZipReader } from '../zipReader';
import { zipped } from '../zipWriter';
import { cellsOf, fromCell, piecesOf, toCell, type Cell } from './cells';
import { readSheet } from './readSheet';
import { columnLetters, columnPlace, sheetXml } from './sheetXml';

let place: string;
beforeAll(async () => void (place = await mkdtemp(path.join(tmpdir(), 'cells-'))));
afterAll(() => rm(place, { recursive: true, force: true }));

/** Rows as they come back from a sheet. */
async function there(rows: readonly (readonly Cell[])[]): Promise<Cell[][]> {
  const file = path.join(place, 'sheet.zip');
  async function* files() {
    yield { name: 'sheet.xml', text: sheetXml({ styles: [0, 1], rows }) };
  }
  await pipeline(zipped(files()), createWriteStream(file));
  const zip = await ZipReader.open(file);
  const back: Cell[][] = [];
  for await (const some of readSheet(zip, 'sheet.xml', [])) back.push(...some.map(({ cells }) => cells));
  zip.close();
  return back;
}

/** Whatever a database holds, signs that XML cannot write among it. */
const strange = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.string({
    unit: fc.constantFrom(
      '"',
      '_',
      'x',
      '0',
      'D',
      '_x000D_',
      '\r',
      '\n',
      '\t',
      '\u0001',
      '\uFFFE',
      '\uFEFF',
      '&',
      '<',
      ']]>',
      '=',
      "'",
      ' ',
    ),
  }),
);

it('texts and JSON come back whatever they are', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(strange, fc.json({ stringUnit: 'binary' })), { minLength: 1, maxLength: 20 }), async (pairs) => {
      const rows = pairs.map(([text, json]) => [toCell('text', text), toCell('json', JSON.parse(json))]);
      // A null of JSON is a cell without a value, as it is none in the JSON export.
      const expected = pairs.map(([text, json]) => [text, JSON.parse(json) as unknown]);
      const back = await there(rows);
      expect(back.map(([text = null, json = null]) => [fromCell('text', text), fromCell('json', json)])).toEqual(expected);
    }),
    { numRuns: 60 },
  );
});

it('no value and an empty text are two things', () => {
  expect(toCell('text', null)).toBeNull();
  expect(toCell('text', '')).toBe('""');
  expect(fromCell('text', '""')).toBe('');
  expect(toCell('text', '=1+1')).toBe('=1+1');
});

it('a number beyond what Excel keeps is a text', () => {
  expect(toCell('integer', 9007199254740991)).toBe('9007199254740991');
  expect(fromCell('integer', '9007199254740991')).toBe(9007199254740991);
  expect(toCell('integer', -7)).toBe(-7);
});

it('a long text goes on behind the fields, in whole characters, and no cell is over what Excel takes', () => {
  const text = `a${'😀'.repeat(40_000)}`;
  expect(piecesOf(text).join('')).toBe(text);
  expect(piecesOf(text).filter((piece) => /^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/.test(piece))).toEqual([]);
  const { fields } = exportedRecords.find(({ name }) => name === 'news')!;
  const cells = cellsOf(
    fields,
    fields.map(({ name }: ExportedField) => (name === 'content' ? text : null)),
  );
  expect(cells.slice(fields.length).filter((_, at) => at % 2 === 0)).toEqual(['content', 'content']);
  expect(cells.every((cell) => String(cell).length <= 32_767)).toBe(true);
});

it.each([
  [0, 'A'],
  [25, 'Z'],
  [26, 'AA'],
  [701, 'ZZ'],
  [702, 'AAA'],
  [16_383, 'XFD'],
])('column %i is %s', (at, letters) => {
  expect(columnLetters(at)).toBe(letters);
  expect(columnPlace(`${letters}12`)).toBe(at);
});
