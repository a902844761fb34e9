import { createClient, createMatrices, createMatrixFiles } from '@college/api-client';
import { languageCodes, type ImportMode } from '@college/curriculum-model';
import { userIds } from '@college/curriculum-model/fixtures';
import { readXlsx, writeXlsx, type CellValue } from 'hucre/xlsx';
import { pino } from 'pino';
import { beforeEach, expect, it, vi } from 'vitest';
import { createApp } from '../../createApp';
import { seedSampleProgramme } from '../../db';
import { describeOnOneEngine, emptyTables } from '../../db/testing';
import { defaultSettings } from '../../http/services';
import { openSession } from '../../sessions/sessionRepository';
import { workbookParts, zipOf } from '../../workbook/hostileFiles.test-data';
import { partsOf, sheetElements } from '../../workbook/zipParts.test-data';
import { storedMatrices } from '../matrixScene.test-data';

// Each file is read on a thread of its own.
vi.setConfig({ testTimeout: 120_000 });

const majorId = 1001;
const courseId = 1004;
type Rows = CellValue[][];

function nameOf(response: Response): string {
  return decodeURIComponent(/filename\*=UTF-8''(.+)$/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? '');
}

describeOnOneEngine('the matrices as workbooks', (database) => {
  beforeEach(async () => {
    await emptyTables(database.current.db);
    await seedSampleProgramme(database.current);
  });

  async function signIn(who: keyof typeof userIds = 'collegeAdmin', language: string = languageCodes.zh) {
    const { current } = database;
    const log = pino({ level: 'silent' });
    const app = createApp({ database: current, log, now: () => new Date(), settings: defaultSettings, checkAnswers: true });
    const token = await openSession(current.db, userIds[who], new Date(), 3_600_000);
    const session = { authToken: () => token, clear: () => undefined, language: () => language };
    const baseUrl = 'http://localhost/college/api';
    const client = createClient({ baseUrl, session, fetch: async (url, init) => app.request(String(url), init) });
    let address = '';
    const files = createMatrixFiles(client, { open: (url) => (address = url) });
    /** Follows the address as a browser does: without the header. */
    const follow = async () => {
      const response = await app.request(address, { headers: { accept: 'text/html', 'sec-fetch-mode': 'navigate' } });
      return { response, name: nameOf(response), bytes: new Uint8Array(await response.arrayBuffer()) };
    };
    const read = (bytes: Uint8Array, mode: ImportMode = 'replace', signs = {}, name = 'a.xlsx') =>
      files.readMajorMatrix({ majorId, file: new File([new Uint8Array(bytes)], name), mode, signs });
    return { app, token, client, files, follow, read };
  }

  /** The exported file as another program saves it after somebody changed its rows. */
  async function saved(bytes: Uint8Array, change: (matrix: Rows, goals: Rows) => void): Promise<Uint8Array> {
    const { sheets } = await readXlsx(bytes);
    change(sheets[0]!.rows, sheets[1]!.rows);
    return writeXlsx({ sheets: sheets.map(({ name, rows }) => ({ name, rows })) });
  }
  const rowOf = (rows: Rows, name: string) => rows.find((cells) => cells[1] === name)!;

  it('exports the major matrix by a ticket and by the header alone, once a ticket, under the major’s name', async () => {
    const { app, token, files, follow } = await signIn();
    await files.exportMajorMatrix({ majorId });
    const { response, name, bytes } = await follow();
    expect(name).toBe('软件工程-专业矩阵.xlsx');
    const { sheets } = await readXlsx(bytes);
    expect(sheets.map((sheet) => sheet.name)).toEqual(['专业矩阵', '教学目标']);
    expect(sheets[0]).toMatchObject({
      freezePane: { rows: 3, columns: 2 },
      pageSetup: { printTitlesRow: '$1:$3', printTitlesColumn: '$A:$B' },
    });
    expect(sheets[0]?.merges?.length).toBeGreaterThan(5);
    expect(rowOf(sheets[0]!.rows, '数据结构')).toContain('★');
    expect(response.headers.get('content-type')).toContain('spreadsheetml');
    expect((await follow()).response.status).not.toBe(200);
    const address = `http://localhost/college/api/major/exportMajorMatrix?majorId=${majorId}&lang=${languageCodes.en}`;
    const direct = await app.request(address, { headers: { authToken: token } });
    expect(nameOf(direct)).toBe('Software Engineering-major matrix.xlsx');
    expect((await readXlsx(new Uint8Array(await direct.arrayBuffer()))).sheets[0]?.name).toBe('Major matrix');
  });

  it('exports the course matrix with a sheet for each chapter, every part well formed', async () => {
    const { files, follow } = await signIn();
    await files.exportCourseMatrix({ majorId, majorName: '软件工程', courseId, courseName: '数据/结构' });
    const { name, bytes } = await follow();
    expect(name).toBe('软件工程-数据 结构-课程矩阵.xlsx');
    const { sheets } = await readXlsx(bytes);
    expect(sheets.map((sheet) => sheet.name).slice(0, 2)).toEqual(['课程矩阵', '课点明细']);
    expect(sheets).toHaveLength(8);
    expect(sheets[0]?.rows.flat().some((text) => String(text).includes('★ 课点2'))).toBe(true);
    const parts = partsOf(bytes);
    for (let number = 1; number <= 8; number += 1) {
      expect(sheetElements(parts.get(`xl/worksheets/sheet${number}.xml`)!).isInOrder).toBe(true);
    }
    await expect(files.exportCourseMatrix({ majorId: 1002, courseId }).then(async () => (await follow()).response.status)).resolves.toBe(
      400,
    );
  });

  it.each(['replace', 'append'] as const)('changes nothing when an export is imported to %s, in either language', async (mode) => {
    for (const language of [languageCodes.zh, languageCodes.en]) {
      const { files, follow, read } = await signIn('collegeAdmin', language);
      await files.exportMajorMatrix({ majorId });
      const before = await storedMatrices(database.current);
      const plan = await read((await follow()).bytes, mode);
      expect(plan).toMatchObject({ problems: [], rows: [], changes: [], counts: { added: 0, changed: 0, removed: 0 } });
      expect(plan.counts.same).toBeGreaterThan(10);
      await files.applyMajorMatrix(plan);
      expect(await storedMatrices(database.current)).toEqual(before);
    }
  });

  it('reads the matrices by one call as by the documented ones', async () => {
    for (const language of [languageCodes.zh, languageCodes.en]) {
      for (const who of ['collegeAdmin', 'courseEditor'] as const) {
        const { client } = await signIn(who, language);
        const [read, documented] = await Promise.all(
          (['one-call', 'documented-calls'] as const).map((saving) => createMatrices(client, { saving }).loadMatrices(courseId)),
        );
        expect(read).toEqual(documented);
        expect(read!.placedKsas.length).toBeGreaterThan(5);
        expect(read!.pointKsas!.length).toBeGreaterThan(5);
      }
    }
  });

  it('stores the content of changed cells, and only those', async () => {
    const { client, files, follow, read } = await signIn();
    await files.exportMajorMatrix({ majorId });
    const { bytes } = await follow();
    const changed = await saved(bytes, (rows) => {
      const row = rowOf(rows, '数据结构');
      row[row.indexOf('★')] = '弱';
    });
    const before = await storedMatrices(database.current);
    const plan = await read(changed, 'append');
    expect(plan.counts).toMatchObject({ added: 0, changed: 1, removed: 0 });
    expect(await storedMatrices(database.current)).toEqual(before);
    await files.applyMajorMatrix(plan);
    const stored = await createMatrices(client).loadMatrices(courseId);
    const own = stored.bindings.filter((binding) => binding.courseId === courseId);
    const wanted = plan.rows[0]!.relations;
    expect(own.map(({ requireId, relate }) => `${requireId} ${relate}`).sort()).toEqual(
      wanted.map(({ requireId, relate }) => `${requireId} ${relate}`).sort(),
    );
    expect((await read(changed, 'replace')).rows).toEqual([]);
    // Somebody saved since the plan was made: nothing of it is stored.
    await expect(files.applyMajorMatrix(plan)).rejects.toMatchObject({ code: '30009' });
  });

  it('reports what is deleted with goals that would no longer be bound', async () => {
    const { files, follow, read } = await signIn();
    await files.exportMajorMatrix({ majorId });
    const emptied = await saved((await follow()).bytes, (rows) => {
      const row = rowOf(rows, '数据结构');
      row.forEach((cell, column) => (cell === '★' || cell === '☆') && (row[column] = null));
    });
    const plan = await read(emptied);
    expect(plan.counts.removed).toBeGreaterThan(0);
    expect(plan.loss).toEqual({ points: 9, ksas: 6 });
    expect((await read(emptied, 'append')).loss).toEqual({ points: 0, ksas: 0 });
  });

  it('takes a course’s matrices back without a change, and stores what was changed in them', async () => {
    const { files, follow } = await signIn('majorEditor');
    await files.exportCourseMatrix({ majorId, courseId });
    const { bytes } = await follow();
    const read = (content: Uint8Array) =>
      files.readCourseMatrix({ courseId, file: new File([new Uint8Array(content)], 'a.xlsx'), mode: 'replace', signs: {} });
    expect(await read(bytes)).toMatchObject({ problems: [], change: null, counts: { added: 0, changed: 0, removed: 0, same: 15 } });
    const { sheets } = await readXlsx(bytes);
    const [heads, first] = sheets[1]!.rows;
    first![heads!.indexOf('周次')] = '5-6';
    const changed = await writeXlsx({ sheets: sheets.map(({ name, rows }) => ({ name, rows })) });
    const plan = await read(changed);
    expect(plan.counts).toMatchObject({ added: 0, changed: 1, removed: 0 });
    await files.applyCourseMatrix(plan);
    expect((await read(changed)).change).toBeNull();
    const { courseCells } = await storedMatrices(database.current);
    expect(courseCells.filter(({ week }) => week === '5-6')).toHaveLength(1);
    await expect(files.applyCourseMatrix(plan)).rejects.toMatchObject({ code: '30009' });
    const { files: others } = await signIn('courseLeader');
    const file = new File([new Uint8Array(bytes)], 'a.xlsx');
    await expect(others.readCourseMatrix({ courseId, file, mode: 'append', signs: {} })).rejects.toMatchObject({ code: '30003' });
  });

  it('lets accounts of the major import, and nobody with less', async () => {
    const { files, follow } = await signIn();
    await files.exportMajorMatrix({ majorId });
    const { bytes } = await follow();
    for (const who of ['courseLeader', 'collegeViewer'] as const) {
      await expect((await signIn(who)).read(bytes)).rejects.toMatchObject({ code: '30003' });
    }
  });

  it('refuses what is no matrix of this major with a sentence, and stores nothing', async () => {
    const { files, follow, read } = await signIn();
    await files.exportCourseMatrix({ majorId, courseId });
    const course = (await follow()).bytes;
    const sheet = (rows: unknown[][]) => writeXlsx({ sheets: [{ name: 'S', rows: rows as Rows }] });
    const zeros = zipOf([...workbookParts('<worksheet/>'), { name: 'xl/media/a.bin', content: Buffer.alloc(60 * 2 ** 20) }]);
    const before = await storedMatrices(database.current);
    for (const [bytes, part] of [
      [course, '课程矩阵的工作簿'],
      [await sheet([['姓名'], ['张三']]), '没有找到专业矩阵'],
      [zeros, '解压后过大'],
      [new Uint8Array(), '空的'],
      [course.slice(0, 900), '损坏'],
      [new TextEncoder().encode('课程,1.1\n数据结构,★'), '.xlsx'],
    ] as const) {
      await expect(read(bytes), part).rejects.toMatchObject({ code: '30001', message: expect.stringContaining(part) });
    }
    const huge = await sheet(Array.from({ length: 500 }, () => Array.from({ length: 500 }, () => '★')));
    // A slow machine may give up reading before it has counted.
    await expect(read(huge)).rejects.toMatchObject({ code: '30001', message: expect.stringMatching(/300 列|过于复杂/) });
    await expect(read(course, 'replace', {}, 'a.csv')).rejects.toMatchObject({ code: '30001' });
    expect(await storedMatrices(database.current)).toEqual(before);
  });
});
