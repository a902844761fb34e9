import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { readXlsx, writeXlsx } from 'hucre/xlsx';
import fc from 'fast-check';
import { readFile, writeFile } from 'node:fs/promises';
import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { describe, expect, it, vi } from 'vitest';
import { decryptedText } from '../../backup/encryption';
import { packArchive } from '../../backup/packArchive';
import { openArchive } from '../../backup/readArchive';
import { schema } from '../../db';
import { exists } from '../../db/exists';
import { exportedRecords } from '../exportedRecords';
import { readArchiveForExport } from '../exportFile';
import { importExport } from '../importExport';
import { jsonSource } from '../jsonSource';
import { exportPlace } from '../exportPlace.test-data';
import { makeExport } from '../makeExport';
import { readExport } from '../readExport.test-data';
import { ZipReader } from '../zipReader';
import { openWorkbook } from './openWorkbook';
import { workbookSource } from './workbookSource';
import { workbookExport } from './workbookExport';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const place = exportPlace();
const { fresh } = place;
const madeAt = new Date('2026-11-29T12:00:00Z');

async function exported(ending = '.xlsx') {
  const file = fresh(ending);
  return { file, contents: await makeExport((take) => packArchive(place.database(), madeAt, take), file) };
}

let whole: ReturnType<typeof exported> | undefined;

/** One for all tests that leave the records as they are. */
const one = () => (whole ??= exported());

async function partOf(file: string, sheet: string): Promise<string> {
  const zip = await ZipReader.open(file);
  const { sheets } = await openWorkbook(zip);
  zip.close();
  return sheets.get(sheet)!;
}

/** The same workbook with the XML of one sheet changed. */
async function changed(file: string, sheet: string, change: (xml: string) => string): Promise<string> {
  const part = await partOf(file, sheet);
  const parts = unzipSync(await readFile(file));
  const xml = strFromU8(parts[part]!);
  expect(change(xml)).not.toBe(xml);
  const to = fresh('.xlsx');
  await writeFile(to, zipSync({ ...parts, [part]: strToU8(change(xml)) }));
  return to;
}

async function writeNews(all: readonly { title: string; content: string; english?: string }[]) {
  await place.database().db.delete(schema.news);
  for (const { title, content, english = '' } of all) {
    const translations = { en: { title: { text: english, updatedAt: madeAt.toISOString() } } };
    await place
      .database()
      .db.insert(schema.news)
      .values({ collegeId: 1001, title, content, translations, createTime: madeAt, updateTime: madeAt });
  }
}

/** The sheets of a workbook; one may not be called `history`. */
const names = ['contents', ...exportedRecords.map(({ name }) => (name === 'history' ? 'history (1)' : name))];

describe('a workbook', () => {
  it('is imported with the same digest, which is that of the JSON export', async () => {
    const { file, contents } = await one();
    expect(contents.records).toBeGreaterThan(400);
    expect((await exported('.zip')).contents).toEqual(contents);
    expect(await importExport(file, { folder: fresh('') })).toEqual({ ...contents, counts: expect.any(Object), isEdited: false });
  });

  it('of whatever people write is read with the same digest', async () => {
    const sign = fc.constantFrom('"', '_x000D_', '\r\n', '\n', '\t', '\u0001', '\uFFFE', '&<>', '=1+1', "'", ' ', '中', '😀');
    const text = fc
      .oneof(fc.string({ unit: sign, maxLength: 12 }), fc.string({ unit: 'grapheme', maxLength: 30 }))
      .filter((some) => !some.includes('\u0000'));
    // Longer than a cell, with a character of two units across the end of one.
    const long = fc.integer({ min: 31_990, max: 100_000 }).map((length) => `a${'😀'.repeat(length / 2)}`);
    const written = fc.record({ title: text, content: fc.oneof(text, long), english: fc.oneof(text, long) });
    await fc.assert(
      fc.asyncProperty(
        fc.array(written, { minLength: 1, maxLength: 8 }),
        fc.uint8Array({ minLength: 60_000, maxLength: 70_000 }),
        async (all, bytes) => {
          await writeNews(all);
          await place.database().db.delete(schema.userAvatars);
          await place
            .database()
            .db.insert(schema.userAvatars)
            .values({ userId: 1001, type: 'image/png', data: Buffer.from(bytes), updateTime: madeAt });
          const { file, contents } = await exported();
          expect(await readExport(file)).toEqual({ digest: contents.digest, isEdited: false });
        },
      ),
      { numRuns: 4, examples: [[[{ title: '', content: '""', english: '_x0041_' }], new Uint8Array(60_000)]] },
    );
  });

  it('says on its first sheet what is in it, and has a sheet for each kind', async () => {
    const { file, contents } = await one();
    const { sheets } = await readXlsx(await readFile(file));
    expect(sheets.map(({ name }) => name)).toEqual(names);
    const rows = sheets[0]!.rows;
    expect(rows).toContainEqual(expect.arrayContaining(['digest', contents.digest]));
    expect(rows).toContainEqual(expect.arrayContaining(['madeAt', madeAt.toISOString()]));
    expect(rows).toContainEqual(expect.arrayContaining(['courseUnits', 'name', 'text', '课程名称', 'Course unit name']));
    const people = sheets.find(({ name }) => name === 'people')!.rows;
    expect(people[0]!.slice(0, -1)).toEqual(exportedRecords.find(({ name }) => name === 'people')!.fields.map(({ name }) => name));
  });

  it('says of itself what a JSON export says, last numbers among it', async () => {
    await writeNews([{ title: '一', content: '二' }]);
    const json = await ZipReader.open((await exported('.zip')).file);
    const workbook = await ZipReader.open((await exported()).file);
    const said = (await workbookSource(workbook, '').contents()) as { numberings: object };
    expect(await jsonSource(json).contents()).toMatchObject(said);
    expect(said.numberings).toEqual(expect.objectContaining({ news: expect.any(Number) }));
    json.close();
    workbook.close();
  });

  it('has names that Excel takes, whatever follows them', () => {
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
    expect(names.filter((name) => `${name} (99)`.length > 31)).toEqual([]);
    expect(names).not.toContain('history');
  });

  it('has no formula: what begins like one is a text', async () => {
    await writeNews([{ title: '=HYPERLINK("https://example.org")', content: '+1' }]);
    const { file } = await exported();
    const xml = strFromU8(unzipSync(await readFile(file))[await partOf(file, 'news')]!);
    expect(xml).toMatch(/<c r="[A-Z]+2" s="1" t="inlineStr"><is><t xml:space="preserve">=HYPERLINK\(/);
    expect(xml).not.toMatch(/<f[ >]/);
  });

  it('goes on in a second and a third sheet where one is full', async () => {
    await writeNews([1, 2, 3, 4, 5].map((no) => ({ title: `第${no}条`, content: '' })));
    const file = fresh('.xlsx');
    await packArchive(place.database(), madeAt, async (bytes) => {
      const opened = await openArchive(decryptedText(Readable.from(bytes), {}));
      await pipeline(workbookExport(readArchiveForExport(opened), { mostRows: 3 }), createWriteStream(file));
    });
    const { sheets } = await readXlsx(await readFile(file));
    const news = sheets.filter(({ name }) => /^news( |$)/.test(name));
    expect(news.map(({ name, rows }) => [name, rows.length])).toEqual([
      ['news', 3],
      ['news (2)', 3],
      ['news (3)', 2],
    ]);
    expect((await readExport(file)).digest).toBe((await exported()).contents.digest);
  });

  it('is read as another program saved it: texts shared, parts in another order', async () => {
    await writeNews([{ title: ' 首尾有空格 ', content: `两行\n${'长'.repeat(40_000)}`, english: 'Two\tparts' }]);
    const { file, contents } = await exported();
    const { sheets } = await readXlsx(await readFile(file));
    const saved = fresh('.xlsx');
    await writeFile(saved, await writeXlsx({ sheets: sheets.map(({ name, rows }) => ({ name, rows })) }));
    expect(Object.keys(unzipSync(await readFile(saved)))).toContain('xl/sharedStrings.xml');
    expect(await readExport(saved)).toEqual({ digest: contents.digest, isEdited: false });
  });

  it('that somebody edited is read and says so', async () => {
    const { file } = await one();
    const edited = await changed(file, 'majors', (xml) =>
      xml.replace(/(<c r="[A-Z]+2"[^>]*t="inlineStr"><is><t[^>]*>)[^<"{[\d][^<]*</, '$1另一个名称<'),
    );
    expect((await readExport(edited)).isEdited).toBe(true);
  });

  const head = (name: string) => new RegExp(`(<row r="1">.*?>)${name}<`);
  it.each<[string, (xml: string) => string, RegExp]>([
    ['courseUnits', (xml) => xml.replace(head('id'), '$1nr<'), /「\d+\.xlsx」工作表「courseUnits」第 1 行有未知的字段「nr」/],
    ['courseUnits', (xml) => xml.replace(head('majorId'), '$1id<'), /第 1 行有未知的字段「id」/],
    [
      'courseUnits',
      (xml) => xml.replace(/<c r="B3" s="0"><v>\d+</, '<c r="B3" t="str"><v>x<'),
      /工作表「courseUnits」第 3 行的「majorId」不是有效的值/,
    ],
    ['courseUnits', (xml) => xml.replace(/<c r="B3" s="0"><v>\d+</, '<c r="B3" t="e"><v>#REF!<'), /第 3 行的「majorId」不是有效的值/],
    ['people', (xml) => xml.replace(/<row r="2">.*?<\/row>/, '<row r="2"><c r="ZZ2"><v>1</v></c></row>'), /工作表「people」第 2 行/],
    ['contents', (xml) => xml.replace('>version<', '>nothing<'), /不是本系统的导出文件/],
    ['contents', (xml) => xml.replace('<v>1</v>', '<v>9</v>'), /更新的版本/],
    ['majors', (xml) => xml.slice(0, -40), /已损坏/],
  ])('with a fault on the sheet %s is refused with a sentence that says where it is', async (sheet, change, sentence) => {
    const { file } = await one();
    await expect(readExport(await changed(file, sheet, change))).rejects.toThrow(sentence);
  });

  it('whose records contradict one another imports nothing', async () => {
    const { file } = await one();
    const folder = fresh('');
    const edited = await changed(file, 'courseUnits', (xml) => xml.replace(/<c r="B3" s="0"><v>\d+</, '<c r="B3"><v>99999<'));
    await expect(importExport(edited, { folder })).rejects.toThrow(/互相矛盾/);
    expect(await exists(path.join(folder, 'data'))).toBe(false);
  });

  it('without a sheet is refused with its name', async () => {
    const { file } = await one();
    const parts = unzipSync(await readFile(file));
    const workbook = strFromU8(parts['xl/workbook.xml']!).replace(/<sheet name="news"[^>]*>/, '');
    const cut = fresh('.xlsx');
    await writeFile(cut, zipSync({ ...parts, 'xl/workbook.xml': strToU8(workbook) }));
    await expect(readExport(cut)).rejects.toThrow(/缺少工作表「news」/);
  });
});
