import { readFile } from 'node:fs/promises';
import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import fc from 'fast-check';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { packArchive } from '../backup/packArchive';
import { openDatabase, putReferenceData, schema, silentLogger, type OpenDatabase } from '../db';
import { exists } from '../db/exists';
import { copyEmptyDatabase } from '../db/testing';
import { loadDump } from '../db/testing/loadDump';
import type { ExportContents } from './exportFile';
import { exportedRecords } from './exportedRecords';
import { exportSchema } from './exportSchema';
import { importExport } from './importExport';
import { exportPlace } from './exportPlace.test-data';
import { makeExport } from './makeExport';
import { readExport } from './readExport.test-data';
import { ZipReader } from './zipReader';
import { zipped } from './zipWriter';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const place = exportPlace();
const { fresh } = place;
beforeAll(async () => {
  await place.database().db.insert(schema.sessions).values({ tokenHash: 'a-secret-digest', userId: 1001, expiresAt: new Date() });
});

async function exported(from: OpenDatabase): Promise<{ file: string; contents: ExportContents }> {
  const file = fresh('.zip');
  return { file, contents: await makeExport((take) => packArchive(from, new Date('2026-11-29T12:00:00Z'), take), file) };
}

let whole: ReturnType<typeof exported> | undefined;

/** One for all tests that leave the records as they are. */
const one = () => (whole ??= exported(place.database()));

async function textOf(file: string, name: string): Promise<string> {
  const zip = await ZipReader.open(file);
  let text = '';
  for await (const part of zip.text(name)) text += part;
  zip.close();
  return text;
}

/** The same export with one file of it changed. */
async function changed(file: string, name: string, change: (text: string) => string): Promise<string> {
  const names = ['schema.json', ...exportedRecords.map((record) => `records/${record.name}.json`), 'contents.json'];
  const to = fresh('.zip');
  async function* all() {
    for (const each of names) {
      const text = await textOf(file, each);
      yield { name: each, text: [each === name ? change(text) : text] };
    }
  }
  await pipeline(zipped(all()), createWriteStream(to));
  return to;
}

describe('an export', () => {
  it('is imported with the same digest, and exported from there again the same', async () => {
    const { file, contents } = await one();
    expect(contents.records).toBeGreaterThan(400);
    const folder = fresh('');
    expect(await importExport(file, { folder })).toEqual({ ...contents, counts: expect.any(Object), isEdited: false });
    const there = await openDatabase({ folder, logger: silentLogger });
    try {
      expect((await exported(there)).contents.digest).toBe(contents.digest);
      const [person] = await there.db.select().from(schema.users);
      expect(person?.passwordHash).toBe('');
      // A start afterwards finds what it puts there itself.
      await putReferenceData(there);
    } finally {
      await there.close();
    }
    await expect(importExport(file, { folder })).rejects.toThrow(/只能导入到空的安装/);
  });

  it('of whatever people write is read with the same digest', async () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 30 }).filter((some) => !some.includes('\u0000'));
    const written = fc.record({
      title: text,
      content: text,
      english: text,
      hours: fc.integer({ min: 0, max: 9999 }),
      at: fc.date({ min: new Date(0), max: new Date(4e12), noInvalidDate: true }),
      picture: fc.uint8Array(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(written, { minLength: 1, maxLength: 8 }), async (all) => {
        const { db } = place.database();
        await db.delete(schema.news);
        for (const { title, content, english, at } of all) {
          const translations = { en: { title: { text: english, updatedAt: at.toISOString() } } };
          await db.insert(schema.news).values({ collegeId: 1001, title, content, translations, createTime: at, updateTime: at });
        }
        await db.update(schema.courseUnits).set({ theoryPeriod: all[0]!.hours / 100 });
        const { file, contents } = await exported(place.database());
        expect((await readExport(file)).digest).toBe(contents.digest);
      }),
      { numRuns: 5 },
    );
  });

  it('of tables that an older version left is refused with a sentence that says what to do', async () => {
    const folder = fresh('');
    await copyEmptyDatabase(folder);
    const older = await openDatabase({ folder, logger: silentLogger });
    const file = fresh('.zip');
    try {
      await loadDump(older.db, '0016_ticket_ends_with_sign_in');
      const made = makeExport((take) => packArchive(older, new Date(), take), file);
      await expect(made).rejects.toThrow(/0016_ticket_ends_with_sign_in[^]*没有导出任何内容[^]*Nothing was exported/);
    } finally {
      await older.close();
    }
    expect([await exists(file), await exists(`${file}.part`)]).toEqual([false, false]);
  });

  it('is described by the schema in the documentation, which is made of the tables', async () => {
    // `npm run export -- --schema docs/export/schema.json` writes it.
    const documented = await readFile(new URL('../../../../docs/export/schema.json', import.meta.url), 'utf8');
    expect(JSON.parse(documented)).toEqual(exportSchema);
    const { file } = await one();
    expect(JSON.parse(await textOf(file, 'schema.json'))).toEqual(exportSchema);
    const known = exportSchema.$defs as Record<string, { properties: object }>;
    for (const { name } of exportedRecords) {
      const [first] = JSON.parse(await textOf(file, `records/${name}.json`)) as object[];
      if (first) expect(Object.keys(first)).toEqual(Object.keys(known[name]!.properties));
    }
  });

  it('has no secret in any of its files', async () => {
    const { file } = await one();
    const secrets = ['a-secret-digest', ...(await place.database().db.select().from(schema.users)).map(({ passwordHash }) => passwordHash)];
    for (const { name } of exportedRecords) {
      const text = await textOf(file, `records/${name}.json`);
      expect(secrets.filter((secret) => secret !== '' && text.includes(secret))).toEqual([]);
      expect(Array.isArray(JSON.parse(text))).toBe(true);
    }
  });

  it.each([
    ['records/courseUnits.json', (text: string) => text.replace('"id":', '"nr":'), /未知的字段「nr」/],
    ['records/courseUnits.json', (text: string) => text.replace(/"majorId":\d+/, '"majorId":"x"'), /「majorId」不是有效的值/],
    ['contents.json', () => '{}', /不是本系统的导出文件/],
    ['contents.json', (text: string) => text.replace('"version": 1', '"version": 9'), /更新的版本/],
  ])('with a fault in %s is refused with a sentence that says why', async (name, change, sentence) => {
    const { file } = await one();
    await expect(readExport(await changed(file, name, change))).rejects.toThrow(sentence);
  });

  it.each([
    ['that is no record', (text: string) => text.replace('[\n{', '[\nnonsense,\n{'), /第 1 条不是一条记录/],
    ['that contradicts another', (text: string) => text.replace(/"majorId":\d+/, '"majorId":99999'), /互相矛盾/],
  ])('with an entry %s imports nothing', async (_what, change, sentence) => {
    const { file } = await one();
    const folder = fresh('');
    await expect(importExport(await changed(file, 'records/courseUnits.json', change), { folder })).rejects.toThrow(sentence);
    // Nothing half saved.
    expect(await exists(path.join(folder, 'data'))).toBe(false);
  });
});
