import * as contract from '@college/api-client/contract';
import type { ReportLink } from '@college/api-client/contract';
import type { ReportData } from '@college/curriculum-model';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { setCopyScene } from '../copy/copySource.test-data';
import { schema } from '../db';
import { describeOnOneEngine } from '../db/testing';
import { contentsOf } from '../testing/contentsOf';
import type { Role } from '../testing/scene';
import { testServer } from '../testing/testServer';
import { linkOf, newHandle } from './linkSecret';

const courseId = 1001;

describeOnOneEngine('links to a course start report', (database) => {
  const server = testServer(() => database.current);
  beforeEach(async () => {
    await setCopyScene(database.current);
    server.forgetSessions();
  });

  async function create(courseUnit: number = courseId, as: Role = 'courseEditor'): Promise<ReportLink> {
    const { code, data } = await server.call(contract.createReportLink, { as, body: { courseId: courseUnit } });
    expect(code).toBe('0');
    return data as ReportLink;
  }
  const list = async (courseid: number = courseId) =>
    (await server.call(contract.listReportLinks, { as: 'courseEditor', query: { courseid } })).data as ReportLink[];
  const open = (link: string, headers: Record<string, string> = {}) => server.call(contract.getPublicReport, { query: { link }, headers });

  it('lets anybody who has one read the whole report, and forbids caching, referrers and indexing', async () => {
    const { link } = await create();
    const { code, data, headers } = await open(link);
    expect(code).toBe('0');
    const { intro, info, projectMatrix, taskGoals } = data as ReportData;
    expect(intro.name).toBe('课程 own');
    expect(info).toMatchObject({ lecturer: '王老师', phone: '010-5555' });
    expect([projectMatrix.length, taskGoals.length]).toEqual([3, 3]);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-robots-tag')).toBe('noindex');
  });

  it('equals the eight calls of staff', async () => {
    const { link } = await create();
    const report = (await open(link)).data as ReportData;
    const read = async (endpoint: contract.Endpoint) =>
      (await server.call(endpoint, { as: 'courseEditor', query: { courseid: courseId } })).data;
    expect(report).toEqual({
      intro: await read(contract.getCourseIntro),
      info: await read(contract.getAdditionalInfo),
      requires: await read(contract.getReportRequires),
      majorMatrix: await read(contract.getReportMajorMatrix),
      projects: await read(contract.getReportProjects),
      projectMatrix: await read(contract.getReportProjectMatrix),
      pointMatrix: await read(contract.getReportPointMatrix),
      taskGoals: await read(contract.getReportTaskGoals),
    });
  });

  it('can be copied again, with who made each and when, and no two are alike', async () => {
    const [first, second] = [await create(), await create()];
    expect(first).toEqual({
      id: expect.any(Number),
      courseId,
      link: first.link,
      createTime: server.clock.now.toISOString(),
      userName: 'courseEditor',
    });
    await database.current.db.update(schema.users).set({ deletedAt: server.clock.now }).where(eq(schema.users.id, 8));
    const { data } = await server.call(contract.listReportLinks, { as: 'collegeAdmin', query: { courseid: courseId } });
    expect(data).toEqual([second, first]);
    expect(new Set([first.link, second.link]).size).toBe(2);
    expect(Buffer.from(first.link, 'base64url')).toHaveLength(32);
  });

  it('is stored nowhere in the database, so that the table alone opens no report', async () => {
    const { link } = await create();
    const { rows } = await database.current.db.execute<{ name: string }>(
      `select tablename as name from pg_tables where schemaname = 'public'`,
    );
    for (const { name } of rows) {
      const found = await database.current.db.execute<{ count: number }>(
        `select count(*)::int as count from "${name}" r where r::text like '%${link}%'`,
      );
      expect([name, found.rows[0]?.count]).toEqual([name, 0]);
    }
    const [stored] = await database.current.db.select().from(schema.reportLinks);
    expect((await open(linkOf(stored!.handle, Buffer.alloc(32)))).code).toBe('30004');
    expect((await open(linkOf(newHandle(), Buffer.alloc(32)))).code).toBe('30004');
  });

  it('is dead once it is revoked, and while its course is in the trash', async () => {
    const { id, link } = await create();
    const dead = { code: '30004', message: '该链接无效或已被撤销，请向提供链接的老师索取新的链接。', data: null };
    const trash = (deletedAt: Date | null) =>
      database.current.db.update(schema.courseUnits).set({ deletedAt }).where(eq(schema.courseUnits.id, courseId));
    await trash(server.clock.now);
    expect(await open(link)).toMatchObject(dead);
    await trash(null);
    expect((await open(link)).code).toBe('0');
    const revoke = (body: object) => server.call(contract.deleteReportLink, { as: 'courseEditor', body });
    expect(await revoke({ courseId: 1002, id })).toMatchObject({ code: '30004', message: '该链接已被撤销，或从未存在。' });
    expect(await revoke({ courseId, id })).toMatchObject({ code: '0', message: '链接已撤销' });
    expect(await open(link)).toMatchObject(dead);
    expect(await list()).toEqual([]);
    expect(await open(link, { 'accept-language': 'en' })).toMatchObject({
      message: expect.stringContaining('not valid or has been revoked'),
    });
    const log = await database.current.db.select().from(schema.auditLog).where(eq(schema.auditLog.entity, 'reportLink'));
    expect(log.map(({ action, userId, entityId }) => [action, userId, entityId])).toEqual([
      ['created', 8, courseId],
      ['deleted', 8, courseId],
    ]);
    expect(JSON.stringify(log)).not.toContain(link);
  });

  it('is made twenty times at most, also when the last two are made at the same time', async () => {
    for (let made = 0; made < 19; made += 1) await create();
    const body = { courseId };
    const last = await Promise.all([1, 2].map(() => server.call(contract.createReportLink, { as: 'courseEditor', body })));
    expect(last.map(({ code }) => code).toSorted()).toEqual(['0', '30001']);
    expect(last.find(({ code }) => code !== '0')?.message).toBe('每门课程最多 20 个链接，请先撤销不再需要的链接。');
    expect(await list()).toHaveLength(20);
  });

  it('answers whatever else comes as a link with a sentence', async () => {
    await create();
    const before = await contentsOf(database.current);
    for (const link of ['x'.repeat(43), 'x'.repeat(200), '../../etc/passwd/1', "' or 1=1 --        ", '链接'.repeat(20)]) {
      expect(await open(link)).toMatchObject({ status: 200, code: '30004', message: expect.stringContaining('链接') });
    }
    for (const link of ['short', 'x'.repeat(201), `${'x'.repeat(43)}\u0000`]) expect((await open(link)).code).toBe('30001');
    expect(await contentsOf(database.current)).toEqual(before);
  });

  it('takes only so many reads from one address', async () => {
    const { link } = await create();
    const last = { points: 300, expire: server.clock.now.getTime() + 60_000 };
    expect((await open(link)).code).toBe('0');
    await database.current.db.update(schema.rateLimits).set(last);
    expect(await open(link)).toMatchObject({ code: '30029', message: expect.stringMatching(/分钟/) });
    server.wait(61_000);
    expect((await open(link)).code).toBe('0');
  });
});
