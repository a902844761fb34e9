import { renumberPointKsa, type PointKsa } from '@college/curriculum-model';
import fc from 'fast-check';
import { readXlsx } from 'hucre/xlsx';
import { describe, expect, it, vi } from 'vitest';
import { parsePointRows } from './parsePointRows';
import { headersIn } from './pointColumns';
import { writePointTemplate } from './pointTemplate';
import { readPointWorkbook } from './readPointWorkbook';
import { writeSheet } from './writeSheet';

// Each file is read on a thread of its own.
vi.setConfig({ testTimeout: 120_000 });

describe.each([
  ['point', 'zh', ['标题', '描述']],
  ['point', 'en', ['title', 'description']],
  ['pointksa', 'zh', ['课点标题', '课点描述', 'KSA标题', 'KSA序号', 'KSA描述']],
  ['pointksa', 'en', ['point title', 'point description', 'KSA title', 'level', 'KSA description']],
] as const)('template %s in %s', (kind, language, headers) => {
  it('has its headers, two sample rows and wide columns', async () => {
    const { bytes, fileName } = await writePointTemplate(kind, language);
    expect(fileName).toMatch(/\.xlsx$/);
    const [sheet] = (await readXlsx(bytes, { readStyles: true })).sheets;
    expect(sheet?.rows).toHaveLength(3);
    expect(sheet?.rows[0]).toEqual(headers);
    expect(sheet?.columns?.every(({ width = 0 }) => width >= 12)).toBe(true);
  });

  it('is read back unchanged', async () => {
    const { bytes, fileName } = await writePointTemplate(kind, language);
    const outcome = await readPointWorkbook({ bytes, fileName, kind });
    expect('points' in outcome && outcome.points.map(({ ksa }) => ksa.length)).toEqual(kind === 'point' ? [0, 0] : [2]);
  });
});

// Text as staff type it: not empty after trimming, and without characters that the database cannot store.
const words = fc
  .string({ minLength: 1, maxLength: 30, unit: 'grapheme' })
  .map((text) => text.trim())
  .filter((text) => text !== '' && /^[^\p{Cc}\p{Cs}\p{Cn}\p{Co}\ufffe\uffff]+$/u.test(text));
const ksa = fc.record({ id: fc.constant(0), title: fc.constantFrom('K', 'S', 'A'), level: fc.constant(0), description: words });
const point = fc.record({ id: fc.constant(0), title: words, description: words, ksa: fc.array(ksa, { maxLength: 4 }) });
const somePoints = fc.uniqueArray(point as fc.Arbitrary<PointKsa>, { minLength: 1, maxLength: 8, selector: ({ title }) => title });

function filledRows(points: readonly PointKsa[]): string[][] {
  return points.flatMap(({ title, description, ksa: items }) => [
    [title, description, '', '', ''],
    ...items.map((item) => ['', '', item.title, String(item.level), item.description]),
  ]);
}

const languages = fc.constantFrom('zh', 'en');

it('returns the content of the rows, in either language', () => {
  fc.assert(
    fc.property(somePoints, languages, (points, language) => {
      const numbered = renumberPointKsa(points);
      expect(parsePointRows('pointksa', [headersIn('pointksa', language), ...filledRows(numbered)])).toEqual({
        kind: 'pointksa',
        points: numbered,
      });
    }),
  );
});

it('returns what was filled into the file, in either language', async () => {
  await fc.assert(
    fc.asyncProperty(somePoints, languages, async (points, language) => {
      const numbered = renumberPointKsa(points);
      const columns = headersIn('pointksa', language).map((header) => ({ header, width: 20 }));
      const bytes = await writeSheet({ name: 'S', columns, rows: filledRows(numbered) });
      expect(await readPointWorkbook({ bytes, fileName: 'a.xlsx', kind: 'pointksa' })).toEqual({ kind: 'pointksa', points: numbered });
    }),
    { numRuns: 10 },
  );
});

it('reads csv in UTF-8 and in the encoding of Chinese spreadsheet programs', async () => {
  const text = '标题,描述\r\n栈,"后进,先出"\r\n';
  const expected = { kind: 'point', points: [{ id: 0, title: '栈', description: '后进,先出', ksa: [] }] };
  expect(await readPointWorkbook({ bytes: Buffer.from(`\ufeff${text}`), fileName: 'a.csv', kind: 'point' })).toEqual(expected);
  const gb18030 = Buffer.from('b1eacce22cc3e8caf60d0ad5bb2c22baf3bdf82ccfc8b3f6220d0a', 'hex');
  expect(await readPointWorkbook({ bytes: gb18030, fileName: 'a.CSV', kind: 'point' })).toEqual(expected);
});
