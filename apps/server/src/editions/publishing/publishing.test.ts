import * as contract from '@college/api-client/contract';
import type { Edition, EditionFindings, EditionLink, EditionsOfCourse, PublishedEdition, PublishPlan } from '@college/curriculum-model';
import { syllabusDocument, type ReportData } from '@college/curriculum-model';
import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { beforeEach, expect, it, vi } from 'vitest';
import { schema } from '../../db';
import { describeOnEachEngine } from '../../db/testing';
import { bare, contentOf, readPdf } from '../../documents/readPdf.test-data';
import { sceneStart, type Role } from '../../testing/scene';
import { testServer } from '../../testing/testServer';
import { courseInDraft } from '../draft.test-data';
import { homeMajorId, startDraft } from '../merging/mergeScene.test-data';
import { setPublishScene } from './publishScene.test-data';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

const { acceptedFindings, auditLog, courseUnits, editionLinks, editions, majorMatrixEntries, majors } = schema;
const courseId = 1001;

describeOnEachEngine('publishing', (database) => {
  const server = testServer(() => database.current);
  beforeEach(async () => {
    await setPublishScene(database.current);
    server.forgetSessions();
    server.clock.now = sceneStart;
  });

  const as: Role = 'departmentManager';
  const planOf = async (majorId = homeMajorId) =>
    (await server.call(contract.planPublication, { as, query: { majorId } })).data as PublishPlan;
  async function publish({ entryYear = 2024, name = '2024 版', seen = '' } = {}) {
    const body = { majorId: homeMajorId, seen: seen || (await planOf()).seen, name, entryYear, reason: '新版标准' };
    const reply = await server.call(contract.publishEdition, { as, body });
    return { ...reply, edition: reply.data as Edition };
  }
  const read = async (id: number, part?: number) =>
    (await server.call(contract.readPublishedEdition, { as: 'courseEditor', query: { id, ...(part && { part }) } }))
      .data as PublishedEdition;
  const link = async (id: number) => (await server.call(contract.createEditionLink, { as, body: { id } })).data as EditionLink;
  const open = (by: string, part?: number) => server.call(contract.getPublicEdition, { query: { link: by, ...(part && { part }) } });

  it('stores the state of the current edition, which later edits do not change', async () => {
    const { code, edition } = await publish();
    expect(code).toBe('0');
    expect(edition).toMatchObject({ kind: 'published', status: 'published', name: '2024 版', entryYear: 2024, majorId: null, version: 1 });
    expect(await server.call(contract.readPublishedEdition, { as, query: { id: edition.id } })).toMatchObject({ code: '0' });
    const before = await read(edition.id);
    expect(before.edition).toMatchObject({ reason: '新版标准', withdrawn: null, major: { college: { zh: expect.stringMatching(/./) } } });
    expect(before.home?.courses.map(({ lineage }) => lineage)).toContain(courseId);
    await database.current.db.update(courseUnits).set({ name: '别的名称' }).where(eq(courseUnits.id, courseId));
    await database.current.db.update(majors).set({ name: '别的专业' }).where(eq(majors.id, homeMajorId));
    expect(await read(edition.id)).toEqual(before);
    const noted = await database.current.db.select().from(auditLog).where(eq(auditLog.entityId, edition.id));
    expect(noted).toMatchObject([{ entity: 'edition', action: 'created', after: { kind: 'published', entryYear: 2024 } }]);
  });

  it('is refused once something changed since the plan, for a draft, and while errors stand', async () => {
    const { seen } = await planOf();
    await database.current.db.update(courseUnits).set({ revision: 99 }).where(eq(courseUnits.id, courseId));
    const refused = await publish({ seen });
    expect([refused.code, (refused.data as PublishPlan).seen]).toEqual(['30009', (await planOf()).seen]);
    const draft = await startDraft(database.current);
    expect((await server.call(contract.planPublication, { as, query: { majorId: draft.majorId } })).code).toBe('30001');
    await database.current.db.update(courseUnits).set({ deletedAt: sceneStart }).where(eq(courseUnits.majorId, homeMajorId));
    const { findings } = await planOf();
    expect(findings[0]).toMatchObject({ level: 'error', rule: null, message: '还没有课程' });
    expect((await publish()).code).toBe('30001');
    expect(await database.current.db.select().from(editions).where(eq(editions.kind, 'published'))).toEqual([]);
  });

  it('is not refused for an error that somebody accepted, and is as the college set its rules', async () => {
    const { db } = database.current;
    await db.delete(majorMatrixEntries).where(eq(majorMatrixEntries.courseUnitId, courseId));
    const errorsOf = ({ findings }: PublishPlan) => findings.filter(({ level }) => level === 'error');
    const errors = errorsOf(await planOf());
    expect(errors).not.toEqual([]);
    expect((await publish()).code).toBe('30001');
    const ref = `current:${homeMajorId}` as const;
    const { findings } = (await server.call(contract.getEditionFindings, { as, query: { ref } })).data as EditionFindings;
    const acceptUntil = async (until: string | null) => {
      for (const { at, message } of errors) {
        const { id: finding, basis } = findings.find((one) => one.at === at && one.sentence.zh === message)!;
        const body = { majorId: homeMajorId, ref, finding, basis, reason: '第二课堂支撑', until };
        expect((await server.call(contract.acceptFinding, { as, body })).code).toBe('0');
      }
    };
    await acceptUntil('2026-03-02');
    expect(errorsOf(await planOf())).toEqual([]);
    // The day is over on campus, and not yet on the clocks of the server.
    server.clock.now = new Date('2026-03-02T16:30:00Z');
    expect(errorsOf(await planOf())).toHaveLength(errors.length);
    await acceptUntil(null);
    expect(errorsOf(await planOf())).toEqual([]);
    expect((await publish()).code).toBe('0');
    await db.delete(acceptedFindings);
    expect(errorsOf(await planOf())).toHaveLength(errors.length);
    const settings = { 'cover.indicator-unsupported': { level: 'warning' as const } };
    expect((await server.call(contract.saveCollegeRules, { as: 'collegeAdmin', body: { settings, version: 1 } })).code).toBe('0');
    expect(errorsOf(await planOf()).filter(({ rule }) => rule !== null)).toEqual([]);
  });

  it('withdraws the edition of the same entry year, says so in both languages, and lists both', async () => {
    const { edition: first } = await publish();
    const { edition: second } = await publish({ name: '2024 版（修正）' });
    const other = await publish({ entryYear: 2025 });
    expect((await read(first.id)).edition.withdrawn?.reason).toContain('「2024 版（修正）」');
    const { data } = await server.call(contract.readPublishedEdition, {
      as,
      query: { id: first.id },
      headers: { 'accept-language': 'en' },
    });
    expect((data as PublishedEdition).edition.withdrawn?.reason).toContain('published for the same entry year');
    expect((await planOf()).published.map(({ id }) => id)).toEqual([other.edition.id, second.id]);
    const list = (await server.call(contract.listEditions, { as, query: { majorId: homeMajorId, figures: 1 } })).data as Edition[];
    expect(list.map(({ id, status, figures }) => [id, status, figures?.changes])).toEqual([
      [other.edition.id, 'published', 0],
      [second.id, 'published', 0],
      [first.id, 'withdrawn', null],
    ]);
    const sides = { left: `edition:${first.id}`, right: `current:${homeMajorId}` };
    expect((await server.call(contract.getEditionComparison, { as, query: sides })).data).toMatchObject({ changes: 0 });
  });

  it('refuses the second of two who publish the same year at the same time, who would withdraw the first unseen', async () => {
    const { seen } = await planOf();
    const replies = await Promise.all([publish({ seen }), publish({ seen })]);
    expect(replies.map(({ code }) => code).toSorted()).toEqual(['0', '30009']);
    expect(replies.find(({ code }) => code !== '0')?.data).toMatchObject({ published: [{ entryYear: 2024 }] });
    const stored = await database.current.db.select().from(editions).where(eq(editions.kind, 'published'));
    expect(stored.map(({ status }) => status)).toEqual(['published']);
  });

  it('withdraws with a reason and a version, once', async () => {
    const { edition } = await publish();
    const withdraw = (body: object) => server.call(contract.withdrawEdition, { as, body: { id: edition.id, reason: '学分有误', ...body } });
    expect((await withdraw({ version: 7 })).code).toBe('30009');
    expect((await withdraw({})).code).toBe('30001');
    expect((await withdraw({ version: 1, reason: '' })).code).toBe('30001');
    expect((await withdraw({ version: 1 })).code).toBe('0');
    expect((await withdraw({ version: 2 })).code).toBe('30001');
    expect((await read(edition.id)).edition.withdrawn).toEqual({ reason: '学分有误', at: sceneStart.toISOString() });
  });

  it('reads a course as the syllabus that it was, the same paper as that of the live course', async () => {
    const { edition } = await publish();
    const live = await server.call(contract.createReportLink, { as: 'courseEditor', body: { courseId } });
    const report = (await server.call(contract.getPublicReport, { query: { link: (live.data as { link: string }).link } }))
      .data as ReportData;
    const kept = (await read(edition.id, courseId)).course!.report;
    const bare = <Content>(content: Content): Content =>
      JSON.parse(JSON.stringify(content, (name, value: unknown) => (['updatedAt', 'older', 'key'].includes(name) ? undefined : value)));
    for (const languages of ['zh', 'en', 'both'] as const) {
      expect(bare(syllabusDocument(kept, languages))).toEqual(bare(syllabusDocument(report, languages)));
    }
    expect((await server.call(contract.readPublishedEdition, { as, query: { id: edition.id, part: 99 } })).code).toBe('30004');
  });

  it('is read by link by anybody, also once the major is deleted, until the link is revoked', async () => {
    const { edition } = await publish();
    const made = await link(edition.id);
    const { data, headers } = await open(made.link);
    expect((data as PublishedEdition).edition.id).toBe(edition.id);
    expect([headers.get('referrer-policy'), headers.get('x-robots-tag')]).toEqual(['no-referrer', 'noindex']);
    expect(((await open(made.link, courseId)).data as PublishedEdition).course?.lineage).toBe(courseId);
    await database.current.db.update(majors).set({ deletedAt: sceneStart }).where(eq(majors.id, homeMajorId));
    expect((await open(made.link)).data).toEqual(data);
    expect((await server.call(contract.readPublishedEdition, { as, query: { id: edition.id } })).code).toBe('30004');
    await database.current.db.update(majors).set({ deletedAt: null }).where(eq(majors.id, homeMajorId));
    expect((await open(`${made.link.slice(0, -2)}xx`)).code).toBe('30004');
    const [stored] = await database.current.db.select().from(editionLinks);
    expect(made.link.startsWith(stored!.handle.slice(0, 20))).toBe(true);
    expect((await open(stored!.handle)).code).toBe('30004');
    expect((await server.call(contract.deleteEditionLink, { as, body: { id: edition.id, linkId: made.id } })).code).toBe('0');
    const gone = await open(made.link);
    expect([gone.code, gone.message]).toEqual(['30004', expect.stringContaining('已被撤销')]);
  });

  it('makes at most twenty links, none to a draft or to what was withdrawn', async () => {
    const { edition } = await publish();
    for (let count = 0; count < 20; count += 1) expect((await link(edition.id)).link).toHaveLength(43);
    const create = (id: number) => server.call(contract.createEditionLink, { as, body: { id } });
    expect((await create(edition.id)).code).toBe('30001');
    expect((await create((await startDraft(database.current)).id)).code).toBe('30001');
    const { edition: later } = await publish({ entryYear: 2025 });
    await server.call(contract.withdrawEdition, { as, body: { id: later.id, version: 1, reason: '有误' } });
    expect((await create(later.id)).code).toBe('30001');
    const links = (await server.call(contract.listEditionLinks, { as, query: { id: edition.id } })).data as EditionLink[];
    expect(links).toHaveLength(20);
    const ofAnother = { id: later.id, linkId: links[0]!.id };
    expect((await server.call(contract.deleteEditionLink, { as, body: ofAnother })).code).toBe('30004');
    expect((await server.call(contract.listEditionLinks, { as: 'courseEditor', query: { id: edition.id } })).code).toBe('30003');
  });

  it('gives the booklet as PDF and Word in either language, also by link, and a prepared one once', async () => {
    const { edition } = await publish();
    const begin = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, 4)).toString('latin1');
    const query = { id: edition.id };
    expect(begin((await server.call(contract.exportBooklet, { as, query })).bytes)).toBe('%PDF');
    const word = await server.call(contract.exportBooklet, { as, query: { ...query, editable: '1', languages: 'both' } });
    const paper = strFromU8(unzipSync(word.bytes)['word/document.xml']!);
    expect(paper.match(/w:val="Heading1"/g)).toHaveLength(5);
    expect(paper.match(/<w:tblHeader/g)!.length).toBeGreaterThan(3);
    const made = await link(edition.id);
    const open = await server.call(contract.getPublicBooklet, { query: { link: made.link, languages: 'en' } });
    expect([begin(open.bytes), open.headers.get('referrer-policy')]).toEqual(['%PDF', 'no-referrer']);
    expect(await readPdf(open.bytes)).toMatchObject({
      isTagged: true,
      language: 'en-US',
      // Its major has no English name.
      title: expect.stringMatching(/专业人才培养方案$/),
      outline: [/^1\s+The major/, /^2\s+Graduation/, /^3\s+Structure/, /^4\s+Courses/, /^5\s+Support/].map((title) =>
        expect.stringMatching(title),
      ),
    });
    const body = { id: edition.id, editable: false, languages: 'zh', syllabuses: false };
    const events = Buffer.from((await server.call(contract.prepareBooklet, { as, body })).bytes).toString();
    const file = /"file":"([^"]+)"/.exec(events)?.[1];
    expect(begin((await server.call(contract.exportBooklet, { as, query: { ...query, file } })).bytes)).toBe('%PDF');
    expect((await server.call(contract.exportBooklet, { as, query: { ...query, file } })).code).toBe('30004');
  });

  it('gives the booklet with the syllabuses of its courses as an archive, and says how far it is', async () => {
    const { edition } = await publish();
    const body = { id: edition.id, editable: false, languages: 'zh', syllabuses: true };
    const events = Buffer.from((await server.call(contract.prepareBooklet, { as, body })).bytes).toString();
    const reached = [...events.matchAll(/"progress":(\d+)/g)].map(([, percent]) => Number(percent));
    expect(reached).toEqual(reached.toSorted((a, b) => a - b));
    expect(new Set(reached).size).toBeGreaterThan(2);
    const file = /"file":"([^"]+)"/.exec(events)?.[1];
    const { bytes, headers } = await server.call(contract.exportBooklet, { as, query: { id: edition.id, file } });
    expect(headers.get('content-type')).toBe('application/zip');
    const files = unzipSync(bytes);
    const { data } = await server.call(contract.readPublishedEdition, { as, query: { id: edition.id } });
    const { courses } = (data as PublishedEdition).home!;
    expect(Object.keys(files)).toHaveLength(1 + courses.length);
    const [booklet, ...syllabuses] = Object.entries(files);
    expect(booklet![0]).toMatch(/ 2024 版\.pdf$/);
    expect(await readPdf(booklet![1])).toMatchObject({
      isTagged: true,
      language: 'zh-CN',
      title: expect.stringMatching(/专业人才培养方案$/),
      outline: [
        '一　专业信息',
        '二　毕业要求与指标点',
        '三　课程体系与学分学时分布',
        '四　课程设置',
        '五　课程体系与毕业要求支撑矩阵',
        '六　附：课程教学大纲',
      ],
    });
    for (const [at, [name, content]] of syllabuses.entries()) {
      expect(name).toBe(`${at + 1} 《${courses[at]!.name.zh}》开课说明.pdf`);
      const paper = await readPdf(content);
      expect(paper.isTagged).toBe(true);
      expect(bare(contentOf(paper))).toContain('版本2024版');
    }
  });

  it('says in which editions a course stands, also of a draft', async () => {
    const { edition } = await publish();
    const of = async (course: number) =>
      (await server.call(contract.listEditionsOfCourse, { as, query: { courseId: course } })).data as EditionsOfCourse;
    const known = [{ id: edition.id, name: '2024 版', entryYear: 2024, status: 'published', lineage: courseId }];
    expect(await of(courseId)).toEqual(known);
    const draft = await startDraft(database.current);
    expect(await of(await courseInDraft(database.current, draft.majorId, courseId))).toEqual(known);
  });
});
