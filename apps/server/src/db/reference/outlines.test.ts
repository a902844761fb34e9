import { findOutline, outlineFaultsOf, readOutlineParts, type ReadOutline } from '@college/curriculum-model';
import { beforeEach, describe, expect, it } from 'vitest';
import { putReferenceData } from '../putReferenceData';
import { parseReferenceRows, readReferenceFile } from '../referenceFile';
import * as schema from '../schema';
import { describeOnOneEngine, emptyTables } from '../testing';
import { outlineKey } from './outlineKey.test-data';
import { outlineFiles, readOutlineRows, type ShippedOutline } from './outlines';

const shipped = (await Promise.all(outlineFiles.map(readReferenceFile))).flatMap((text) => readOutlineRows(parseReferenceRows(text)));
const read = shipped.map(toRead);

function toRead({ english, ...outline }: ShippedOutline, at: number): ReadOutline & { code: string } {
  const en = Object.fromEntries(Object.entries(english).map(([field, text]) => [field, { text, updatedAt: '2026-11-28T00:00:00Z' }]));
  return { ...outline, id: at + 1, translations: { en } };
}

describe('the shipped outlines', () => {
  it('are sixty and more, each once', () => {
    expect(read.length).toBeGreaterThanOrEqual(60);
    expect(new Set(shipped.map(({ code }) => code)).size).toBe(shipped.length);
  });

  it.each(read.map((outline) => [outline.title, outline] as const))('%s is complete in both languages', (_, outline) => {
    expect(outlineFaultsOf(outline.chapters)).toEqual([]);
    const { chapters, goals } = readOutlineParts(outline);
    const points = chapters.flatMap((chapter) => chapter.points);
    const ksa = points.flatMap((point) => point.ksa);
    expect(chapters.length).toBeGreaterThanOrEqual(5);
    expect(chapters.length).toBeLessThanOrEqual(10);
    for (const chapter of chapters) expect(chapter.points.length, chapter.name.zh).toBeGreaterThanOrEqual(3);
    expect(ksa.length).toBeGreaterThanOrEqual(6);
    expect(new Set(ksa.map(({ letter }) => letter))).toEqual(new Set(['K', 'S', 'A']));
    expect(goals.length).toBeGreaterThanOrEqual(3);
    const texts = [
      ...chapters.map(({ name }) => name),
      ...points.flatMap(({ title, description }) => [title, description]),
      ...ksa.map(({ text }) => text),
      ...goals,
    ];
    expect(texts.filter(({ zh, en }) => zh === '' || en === '' || /\p{Script=Han}/u.test(en))).toEqual([]);
    expect(new Set(points.map(({ title }) => title.zh)).size).toBe(points.length);
  });

  it('are found by the names that colleges write: at least nine of ten, and at most one of twenty finds a wrong one', () => {
    const answers = outlineKey.map(([name, code]) => ({ name, code, found: findOutline(read, name, 'zh')?.outline.code ?? null }));
    const named = answers.filter(({ code }) => code !== null);
    const right = named.filter(({ code, found }) => found === code);
    const wrong = answers.filter(({ code, found }) => found !== null && found !== code);
    expect(right.length, JSON.stringify(named.filter(({ code, found }) => found !== code))).toBeGreaterThanOrEqual(named.length * 0.9);
    expect(wrong.length, JSON.stringify(wrong)).toBeLessThanOrEqual(answers.length * 0.05);
  });
});

describeOnOneEngine('the table of outlines', (database) => {
  beforeEach(() => emptyTables(database.current.db));

  it('holds what is shipped, for all colleges, once', async () => {
    const { db } = database.current;
    await putReferenceData(database.current);
    const rows = await db.select().from(schema.outlines);
    expect(rows).toHaveLength(shipped.length);
    expect(new Set(rows.map(({ collegeId, origin }) => `${collegeId} ${origin}`))).toEqual(new Set(['null shipped']));
    expect(await putReferenceData(database.current)).toEqual([]);
  });
});
