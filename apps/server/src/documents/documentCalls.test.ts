import { createClient, createReportFiles, type ReportFile } from '@college/api-client';
import { languageCodes } from '@college/curriculum-model';
import { majorIds, userIds } from '@college/curriculum-model/fixtures';
import { strFromU8, unzipSync } from 'fflate';
import { pino } from 'pino';
import { beforeEach, expect, it, vi } from 'vitest';
import { createApp } from '../createApp';
import { seedSampleProgramme, schema } from '../db';
import { describeOnOneEngine, emptyTables } from '../db/testing';
import { courseInDraft, makeDraft } from '../editions/draft.test-data';
import { defaultSettings } from '../http/services';
import { openSession } from '../sessions/sessionRepository';
import { portrait as paper } from './pdf/paper';
import { readPdf } from './readPdf.test-data';
import { forgetOldFiles } from './waitingFiles';

// The thread that writes is started once, and may find the machine busy.
vi.setConfig({ testTimeout: 60_000 });

const courseId = 1004;
const pdf: ReportFile = { courseId, editable: false, languages: 'zh' };

describeOnOneEngine('the course start report as a file', (database) => {
  let now = new Date('2024-09-02T08:00:00Z');
  beforeEach(async () => {
    now = new Date('2024-09-02T08:00:00Z');
    await emptyTables(database.current.db);
    await seedSampleProgramme(database.current);
  });

  async function signIn(who: keyof typeof userIds = 'majorEditor') {
    const { current } = database;
    const log = pino({ level: 'silent' });
    const app = createApp({ database: current, log, now: () => now, settings: defaultSettings, checkAnswers: true });
    const token = await openSession(current.db, userIds[who], now, 3_600_000);
    const session = { authToken: () => token, clear: () => undefined, language: () => languageCodes.zh };
    const baseUrl = 'http://localhost/college/api';
    const client = createClient({ baseUrl, session, fetch: async (url, init) => app.request(String(url), init) });
    let address = '';
    const files = createReportFiles(client, { open: (url) => (address = url) });
    /** Follows the address as a browser does: without the header. */
    const follow = async () => {
      const response = await app.request(address, { headers: { accept: 'text/html', 'sec-fetch-mode': 'navigate' } });
      const disposition = response.headers.get('content-disposition') ?? '';
      const name = decodeURIComponent(/filename\*=UTF-8''(.+)$/.exec(disposition)?.[1] ?? '');
      return { response, name, bytes: new Uint8Array(await response.arrayBuffer()) };
    };
    const download = async (file: ReportFile & { file?: string }) => {
      await files.downloadReport(file);
      return follow();
    };
    const get = (path: string) => app.request(`${baseUrl}/beginreport/${path}`, { headers: { authToken: token, accept: 'text/html' } });
    return { app, token, client, files, download, follow, get };
  }

  const start = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, 4)).toString('latin1');

  it('says on every page of which draft it is, and of the current edition nothing', async () => {
    const { download } = await signIn();
    const draftId = await makeDraft(database.current, majorIds.softwareEngineering);
    const ofDraft = { courseId: await courseInDraft(database.current, draftId, courseId), editable: false };
    const heads = async (file: ReportFile) => {
      const { pages, texts } = await readPdf((await download(file)).bytes);
      return pages.map((_, at) =>
        texts
          .filter(({ page, y }) => page === at + 1 && y < paper.header + 5)
          .map(({ text }) => text)
          .join(''),
      );
    };
    const chinese = await heads({ ...ofDraft, languages: 'zh' });
    expect(chinese.length).toBeGreaterThan(1);
    for (const head of chinese) expect(head).toMatch(/^修订稿「2026 修订稿」.*《数据结构》/);
    for (const head of await heads({ ...ofDraft, languages: 'en' }))
      expect(head).toMatch(/^Revision draft “2026 修订稿”, .*Data Structures/);
    for (const head of await heads(pdf)) expect(head).not.toContain('修订稿');
    const word = unzipSync((await download({ ...ofDraft, editable: true, languages: 'zh' })).bytes);
    const running = Object.keys(word).filter((name) => /header\d*\.xml$/.test(name));
    expect(running.map((name) => strFromU8(word[name]!)).join('')).toContain('修订稿「2026 修订稿」');
    expect(strFromU8(word['word/document.xml']!)).toContain('2026 修订稿');
  });

  it('is a PDF by default and Word with editable, under the course’s name', async () => {
    const { download, get } = await signIn();
    const asPdf = await download(pdf);
    expect(asPdf.name).toBe('《数据结构》开课说明.pdf');
    expect(asPdf.response.headers.get('content-type')).toBe('application/pdf');
    expect(start(asPdf.bytes)).toBe('%PDF');
    const asWord = await download({ ...pdf, editable: true, languages: 'both' });
    expect(asWord.name).toBe('《数据结构》开课说明.docx');
    expect(start(asWord.bytes)).toBe('PK\u0003\u0004');
    // The documented address alone, in both spellings.
    for (const [query, begin] of [
      ['', '%PDF'],
      ['&editable=0', '%PDF'],
      ['&editable=true', 'PK\u0003\u0004'],
    ] as const) {
      const response = await get(`exportreport?courseid=${courseId}${query}`);
      expect(start(new Uint8Array(await response.arrayBuffer()))).toBe(begin);
    }
    const inEnglish = await get(`exportreport?courseid=${courseId}&editable=1&lang=${languageCodes.en}`);
    expect(decodeURIComponent(inEnglish.headers.get('content-disposition') ?? '')).toContain('Data Structures');
  });

  it('is prepared with its progress, and fetched once by whom it was made for', async () => {
    const { files, download } = await signIn();
    const told: number[] = [];
    const { file, missing } = await files.prepareReport(pdf, (progress) => told.push(progress));
    expect(missing).toEqual([]);
    expect(told[0]).toBe(0);
    expect(told.at(-1)).toBe(100);
    expect(told).toEqual([...told].sort((a, b) => a - b));
    // A waiting file survives whatever another process does; nobody else can take it, nor for another course.
    const other = await signIn('collegeAdmin');
    expect((await other.download({ ...pdf, file })).response.status).toBe(404);
    expect((await download({ ...pdf, courseId: 1005, file })).response.status).toBe(404);
    const fetched = await download({ ...pdf, file });
    expect(fetched.name).toBe('《数据结构》开课说明.pdf');
    expect(start(fetched.bytes)).toBe('%PDF');
    const again = await download({ ...pdf, file });
    expect(again.response.status).toBe(404);
    expect(Buffer.from(again.bytes).toString()).toContain('已被取走');
    expect(await database.current.db.select().from(schema.reportFiles)).toEqual([]);
  });

  it('is kept for ten minutes and then deleted', async () => {
    const { files, download } = await signIn();
    const { file } = await files.prepareReport({ ...pdf, editable: true });
    now = new Date(now.getTime() + 601_000);
    expect((await download({ ...pdf, file })).response.status).toBe(404);
    expect(await database.current.db.$count(schema.reportFiles)).toBe(1);
    await forgetOldFiles(database.current.db, now);
    expect(await database.current.db.$count(schema.reportFiles)).toBe(0);
  });

  it('waits once for a person and a course: a newer one takes its place', async () => {
    const { files, download } = await signIn();
    const older = await files.prepareReport(pdf);
    const newer = await files.prepareReport({ ...pdf, editable: true });
    expect(await database.current.db.$count(schema.reportFiles)).toBe(1);
    expect((await download({ ...pdf, file: older.file })).response.status).toBe(404);
    expect(start((await download({ ...pdf, file: newer.file })).bytes)).toBe('PK\u0003\u0004');
  });

  it('reports an invalid URL in a page, and an invalid request in the stream’s response', async () => {
    const { get, files } = await signIn();
    const unknown = await get('exportreport?courseid=999999');
    expect(unknown.status).toBe(404);
    expect(await unknown.text()).toContain('下载失败');
    expect((await get('exportreport?courseid=abc')).status).toBe(400);
    expect((await get(`exportreport?courseid=${courseId}&languages=fr`)).status).toBe(400);
    await expect(files.prepareReport({ ...pdf, courseId: 999_999 })).rejects.toMatchObject({ code: '30004' });
    const other = await signIn('otherCollegeAdmin');
    expect((await other.get(`exportreport?courseid=${courseId}`)).status).toBe(403);
    await expect(other.files.prepareReport(pdf)).rejects.toMatchObject({ code: '30003' });
  });

  it('reports characters that the font lacks with their place, and is made all the same', async () => {
    const { files, download } = await signIn();
    await database.current.db.update(schema.syllabuses).set({ attend: '按时到课😀，𠮷' });
    const { missing, file } = await files.prepareReport(pdf);
    expect(missing).toEqual([{ place: { zh: '考勤' }, characters: '😀𠮷' }]);
    expect(start((await download({ ...pdf, file })).bytes)).toBe('%PDF');
  });
});
