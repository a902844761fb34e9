import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fc from 'fast-check';
import { writeXlsx } from 'hucre/xlsx';
import { describe, expect, it, vi } from 'vitest';
import { withProcessorTime } from '../testing/withProcessorTime';
import { workbookParts, zipOf } from './hostileFiles.test-data';
import { maxUploadBytes } from './inspectUpload';
import { writePointTemplate } from './pointTemplate';
import { readPointWorkbook } from './readPointWorkbook';

// Each file is read on a thread of its own.
vi.setConfig({ testTimeout: 120_000 });

const sheet = '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData/></worksheet>';
const template = await writePointTemplate('point', 'zh');
const encrypted = await writeXlsx({ sheets: [{ name: 'S', rows: [['标题']] }], encryption: { password: 'secret', spinCount: 10 } });
const zeros = Buffer.alloc(60 * 2 ** 20);
const someRows = '<row><c t="inlineStr"><is><t>x</t></is></c></row>'.repeat(400_000);
const entities = `<!DOCTYPE w [<!ENTITY a "${'x'.repeat(1000)}">${Array.from({ length: 9 }, (_, index) => `<!ENTITY ${'bcdefghij'[index]} "${`&${'abcdefghi'[index]};`.repeat(10)}">`).join('')}]>`;

async function refusal(bytes: Uint8Array, fileName = '课点.xlsx') {
  const { result: outcome, milliseconds } = await withProcessorTime(() => readPointWorkbook({ bytes, fileName, kind: 'point' }));
  expect(milliseconds).toBeLessThan(3000);
  if ('points' in outcome) throw new Error('the file was not refused');
  expect(outcome.sentence.zh).toMatch(/^.*[\u4e00-\u9fff].*。$/);
  expect(outcome.sentence.en).toMatch(/^[A-Z].*\.$/);
  return outcome.fault.code;
}

describe('an upload is refused with a sentence in both languages within three seconds', () => {
  it.each<[string, Uint8Array, string, string]>([
    ['0 bytes', Buffer.alloc(0), 'a.xlsx', 'empty'],
    ['more than 10 MB', Buffer.alloc(maxUploadBytes + 1, 'PK\x03\x04'), 'a.xlsx', 'tooLarge'],
    ['a picture', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), 'a.png', 'wrongType'],
    ['a picture with a new name', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), 'a.xlsx', 'renamed'],
    ['a picture named csv', Buffer.from('\x89PNG\r\n\x1a\n\0\0', 'latin1'), 'a.csv', 'renamed'],
    ['a page with a new name', Buffer.from('<html><table><tr><td>标题</td></tr></table></html>'), 'a.xlsx', 'renamed'],
    ['a workbook named as macro workbook', template.bytes, 'a.xlsm', 'wrongType'],
    ['a document with a new name', zipOf([{ name: 'word/document.xml', content: '<w/>' }]), 'a.xlsx', 'renamed'],
    ['a workbook with a password', encrypted, 'a.xlsx', 'encrypted'],
    ['a zip with a password', zipOf(workbookParts(sheet).map((part) => ({ ...part, flags: 1 }))), 'a.xlsx', 'encrypted'],
    ['an old workbook', Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]), 'a.xls', 'oldWorkbook'],
    ['a bomb that says so', zipOf([...workbookParts(sheet), { name: 'xl/media/a.bin', content: zeros }]), 'a.xlsx', 'tooLargeUnpacked'],
    [
      'a bomb that lies',
      zipOf([...workbookParts(sheet), { name: 'xl/media/a.bin', content: zeros, size: 100 }]),
      'a.xlsx',
      'tooLargeUnpacked',
    ],
    ['a zip that claims more than it has', zipOf([...workbookParts(sheet), { name: 'a', content: 'x', size: 100 }]), 'a.xlsx', 'broken'],
    ['half a workbook', template.bytes.slice(0, template.bytes.length / 2), 'a.xlsx', 'broken'],
    ['a zip of nothing', zipOf([]), 'a.xlsx', 'renamed'],
    ['a workbook whose sheet is not XML', zipOf(workbookParts('标题')), 'a.xlsx', 'noRows'],
    ['a workbook without a filled cell', zipOf(workbookParts(sheet)), 'a.xlsx', 'noRows'],
  ])('%s', async (_name, bytes, fileName, code) => {
    expect(await refusal(bytes, fileName)).toBe(code);
  });

  it('entities that multiply', async () => {
    const xml = `${entities}<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>&j;</t></is></c></row></sheetData></worksheet>`;
    expect(['broken', 'tooComplex', 'unknownHeaders', 'noRows']).toContain(await refusal(zipOf(workbookParts(xml))));
  });

  it('an entity from elsewhere, which is not fetched', async () => {
    const place = join(await mkdtemp(join(tmpdir(), 'college-entity-')), 'secret.txt');
    await writeFile(place, 'a secret of this machine');
    const cell = (at: string, text: string) => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;
    const rows = `<row r="1">${cell('A1', '标题')}${cell('B1', '描述')}</row><row r="2">${cell('A2', '&a;')}${cell('B2', '描述')}</row>`;
    const xml = `<!DOCTYPE w [<!ENTITY a SYSTEM "${pathToFileURL(place).href}">]>${sheet.replace('<sheetData/>', `<sheetData>${rows}</sheetData>`)}`;
    const outcome = await readPointWorkbook({ bytes: zipOf(workbookParts(xml)), fileName: 'a.xlsx', kind: 'point' });
    await rm(dirname(place), { recursive: true });
    expect(JSON.stringify(outcome)).not.toContain('a secret');
  });

  it('a sheet of two cells in opposite corners', async () => {
    const corners = '<row r="1"><c r="A1"><v>1</v></c></row><row r="1048576"><c r="XFD1048576"><v>1</v></c></row>';
    expect(['broken', 'tooComplex', 'unknownHeaders']).toContain(
      await refusal(zipOf(workbookParts(sheet.replace('<sheetData/>', `<sheetData>${corners}</sheetData>`)))),
    );
  });

  it('hundreds of thousands of rows', async () => {
    const xml = sheet.replace('<sheetData/>', `<sheetData>${someRows}</sheetData>`);
    expect(['tooManyRows', 'tooComplex', 'tooLargeUnpacked']).toContain(await refusal(zipOf(workbookParts(xml))));
  });

  it('more at the same time than are read one after another, each with its own answer', async () => {
    const rows = (name: string) => Buffer.from(`标题,描述\n${name},描述\n`);
    const read = (name: string) => readPointWorkbook({ bytes: rows(name), fileName: 'a.csv', kind: 'point' });
    const outcomes = await Promise.all(Array.from({ length: 40 }, (_, index) => read(`课点${index}`)));
    const titles = outcomes.map((outcome) => ('points' in outcome ? outcome.points.map(({ title }) => title) : outcome.fault.code));
    expect(titles.slice(0, 20)).toEqual(Array.from({ length: 20 }, (_, index) => [`课点${index}`]));
    expect(titles.slice(25).every((title) => title === 'busy')).toBe(true);
    expect(await read('后来')).toMatchObject({ points: [{ title: '后来' }] });
  });

  it('2,001 filled lines', async () => {
    const rows = Array.from({ length: 2001 }, (_, index) => [`课点${index}`, '描述']);
    const bytes = await writeXlsx({ sheets: [{ name: 'S', rows: [['标题', '描述'], ...rows] }] });
    expect(await refusal(bytes)).toBe('tooManyRows');
  });

  const random = fc.uint8Array({ maxLength: 600 }).map((bytes) => Buffer.from(bytes));
  const fileNames = fc.constantFrom('a.xlsx', 'a.csv', 'a');

  it('random bytes, bare or behind a true signature', async () => {
    const signed = random.map((bytes) => Buffer.concat([Buffer.from('PK\x03\x04'), bytes]));
    await fc.assert(
      fc.asyncProperty(fc.oneof(random, signed), fileNames, async (bytes, fileName) => void (await refusal(bytes, fileName))),
      { numRuns: 40 },
    );
  });

  it('a workbook with bytes changed, unless it still reads as it was written', async () => {
    const whole = await readPointWorkbook({ bytes: template.bytes, fileName: 'a.xlsx', kind: 'point' });
    const changes = fc.array(fc.tuple(fc.nat(template.bytes.length - 1), fc.nat(255)), { minLength: 1, maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(changes, fileNames, async (changed, fileName) => {
        const bytes = Buffer.from(template.bytes);
        for (const [place, value] of changed) bytes[place] = value;
        const outcome = await readPointWorkbook({ bytes, fileName, kind: 'point' });
        if ('points' in outcome) expect(outcome).toEqual(whole);
        else expect(outcome.sentence.zh).toMatch(/[\u4e00-\u9fff].*。$/);
      }),
      { numRuns: 40 },
    );
  });
});
