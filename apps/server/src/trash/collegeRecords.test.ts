import * as contract from '@college/api-client/contract';
import type { PageInfo, SearchPage, TrashEntry, TrashKind } from '@college/curriculum-model';
import { desc, eq } from 'drizzle-orm';
import { pino } from 'pino';
import { beforeEach, expect, it } from 'vitest';
import { schema } from '../db';
import { describeOnEachEngine } from '../db/testing';
import { aRequest, setOccupationScene } from '../occupations/occupationScene.test-data';
import { png } from '../pictures/pictures.test-data';
import type { Role } from '../testing/scene';
import { testServer } from '../testing/testServer';
import { tidy } from '../upkeep';
import { collegeRecords, type CollegeRecordKind } from './trashedRecords';

const { auditLog, collegeMajors, departments, news, occupations, occupationSkills, outlines, talentReports } = schema;
const day = 86_400_000;
const tables = {
  department: departments,
  occupation: occupations,
  collegeMajor: collegeMajors,
  talentReport: talentReports,
  news,
  outline: outlines,
};
const english = {
  en: { name: { text: 'English', updatedAt: '2026-03-01T00:00:00Z' }, title: { text: 'English', updatedAt: '2026-03-01T00:00:00Z' } },
};

describeOnEachEngine('records of a college in the trash', (database) => {
  const server = testServer(() => database.current);
  let levelId = 0;
  beforeEach(async () => {
    const { levelOf } = await setOccupationScene(database.current);
    levelId = await levelOf('2-02-10');
    server.forgetSessions();
  });

  async function putAll(): Promise<void> {
    const { db } = database.current;
    const own = { id: 7, collegeId: 1, translations: english };
    await db.insert(departments).values({ ...own, name: '数据学院' });
    const skills = [{ courseIds: [1, 2], score: 60 }];
    await db.insert(occupations).values({ ...own, name: '软件工程师', levelId, typeId: 1004, code: 'A1', skills });
    await db.insert(collegeMajors).values({ ...own, name: '软件工程', typeId: 1809, code: 'X1' });
    const cover = { coverType: 'image/png' as const, cover: png() };
    await db.insert(talentReports).values({ ...own, name: '人才报告', department: '评估院', type: 1, majorId: 101, ...cover });
    await db.insert(news).values({ ...own, title: '通知', content: '内容' });
    const texts = { category: '土木', author: '王老师', writtenOn: '2026-03-04', chapters: '桥型 6' };
    await db.insert(outlines).values({ ...own, ...texts, title: '桥梁美学', origin: 'own' });
  }
  const remove = {
    department: () => server.call(contract.deleteDepartment, { as: 'collegeAdmin', body: { id: 7 } }),
    occupation: () => server.call(contract.deleteOccupation, { as: 'collegeAdmin', query: { id: 7 } }),
    collegeMajor: () => server.call(contract.deleteCollegeMajor, { as: 'collegeAdmin', query: { id: 7 } }),
    talentReport: () => server.call(contract.deleteTalentReport, { as: 'collegeAdmin', query: { id: 7 } }),
    news: () => server.call(contract.deleteNews, { as: 'collegeAdmin', body: { id: 7 } }),
    outline: () => server.call(contract.deleteOutline, { as: 'collegeAdmin', body: { id: 7 } }),
  } as const satisfies Record<CollegeRecordKind, () => unknown>;
  const kinds = Object.keys(remove) as CollegeRecordKind[];
  async function removeAll(): Promise<void> {
    await putAll();
    for (const kind of kinds) {
      server.wait(1000);
      expect((await remove[kind]()).code).toBe('0');
    }
  }
  const restore = (kind: TrashKind, as: Role = 'collegeAdmin', headers = {}) =>
    server.call(contract.restoreTrash, { as, body: { kind, id: 7 }, headers });
  const list = async (as: Role = 'collegeAdmin', query: object = {}, headers = {}) => {
    const reply = await server.call(contract.listTrash, { as, query: { pageNum: 1, pageSize: 50, ...query }, headers });
    return (reply.data as PageInfo<TrashEntry>).pageInfo;
  };
  const rowOf = async (kind: CollegeRecordKind) => (await database.current.db.select().from(tables[kind]).where(eq(tables[kind].id, 7)))[0];

  it('are listed with the courses, latest first, with who deleted them and in the language of the reader', async () => {
    await removeAll();
    server.wait(1000);
    await server.call(contract.deleteCourse, { as: 'collegeAdmin', query: { id: 1001 } });
    const { list: entries, total } = await list();
    expect(total).toBe(7);
    expect(entries.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
      expect.stringMatching(/^course /),
      'outline 桥梁美学',
      'news 通知',
      'talentReport 人才报告',
      'collegeMajor 软件工程',
      'occupation 软件工程师',
      'department 数据学院',
    ]);
    expect(entries[1]).toMatchObject({ id: 7, majorId: null, majorName: '', deletedBy: 'collegeAdmin' });
    expect(Date.parse(entries[1]!.expires) - Date.parse(entries[1]!.deletedTime)).toBe(30 * day);
    expect((await list('collegeAdmin', { pageNum: 2, pageSize: 10 })).list).toEqual([]);
    const inEnglish = (await list('collegeAdmin', {}, { 'accept-language': 'en' })).list.slice(1).map(({ name }) => name);
    expect(inEnglish).toEqual(kinds.map(() => 'English'));
  });

  it('come back as they were with a new version and an audit row, once', async () => {
    await putAll();
    for (const kind of kinds) {
      const before = await rowOf(kind);
      await remove[kind]();
      expect(await restore(kind)).toMatchObject({ code: '0', message: '已恢复', data: { leftOut: [] } });
      const after = await rowOf(kind);
      expect(after).toEqual({ ...before, version: 3, updateTime: after?.updateTime });
      const [last] = await database.current.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
      expect(last).toMatchObject({ entity: collegeRecords[kind].entity, entityId: 7, action: 'restored', before: null, after: { id: 7 } });
      expect(await restore(kind)).toMatchObject({ code: '30004', message: expect.stringContaining('回收站中没有该记录') });
    }
    expect((await list()).total).toBe(0);
  });

  it('are found by a keyword again as soon as they are back', async () => {
    await putAll();
    const find = async (endpoint: contract.Endpoint) => {
      const reply = await server.call(endpoint, { as: 'courseEditor', body: { pageNo: 1, pageSize: 10, keyword: '软件' } });
      return (reply.data as SearchPage<unknown>).total;
    };
    const searches = { occupation: contract.searchOccupations, collegeMajor: contract.searchCollegeMajors } as const;
    for (const kind of ['occupation', 'collegeMajor'] as const) {
      expect(await find(searches[kind])).toBe(1);
      await remove[kind]();
      expect(await find(searches[kind])).toBe(0);
      await restore(kind);
      expect(await find(searches[kind])).toBe(1);
    }
  });

  it('are not restored while another record has their code', async () => {
    await removeAll();
    await server.call(contract.addOccupation, { as: 'collegeAdmin', body: aRequest(levelId, { occupationCode: 'A1' }) });
    await database.current.db.insert(collegeMajors).values({ id: 8, collegeId: 1, name: '另一个', typeId: 1809, code: 'x1' });
    expect(await restore('occupation')).toMatchObject({ code: '30001', message: expect.stringContaining('编码「A1」已被') });
    const reply = await restore('collegeMajor', 'collegeAdmin', { 'accept-language': 'en' });
    expect(reply).toMatchObject({ code: '30001', message: expect.stringContaining('has the code “X1” now') });
    expect((await list()).total).toBe(6);
  });

  it('are not restored while another department has their name', async () => {
    await removeAll();
    await server.call(contract.saveDepartment, { as: 'collegeAdmin', body: { id: 0, name: '数据学院' } });
    expect(await restore('department')).toMatchObject({ code: '30001', message: expect.stringContaining('另一个名为「数据学院」的院系') });
  });

  it('omit the requirements of an occupation for skills that were deleted meanwhile, and report it', async () => {
    await removeAll();
    await database.current.db.update(occupationSkills).set({ deletedAt: new Date() }).where(eq(occupationSkills.id, 2));
    expect((await restore('occupation')).data).toEqual({ leftOut: ['1 项技能要求未恢复：其技能已被删除。'] });
    expect(await rowOf('occupation')).toMatchObject({ skills: [], deletedAt: null });
  });

  it('are for those who manage their college', async () => {
    await removeAll();
    for (const role of ['departmentManager', 'majorLeader', 'courseLeader', 'otherAdmin'] as const) {
      expect((await list(role)).total).toBe(0);
      const expected = role === 'otherAdmin' ? '30004' : '30003';
      for (const kind of kinds) expect((await restore(kind, role)).code).toBe(expected);
    }
  });

  it('are gone for good after 30 days, and no sooner', async () => {
    await removeAll();
    await database.current.db.insert(news).values({ id: 8, collegeId: 1, title: '还在', content: '' });
    const log = pino({ level: 'silent' });
    const after = (days: number) => new Date(server.clock.now.getTime() + days * day);
    await tidy(database.current, after(29.9), log);
    for (const kind of kinds) expect(await rowOf(kind)).toBeDefined();
    server.wait(30 * day + 1);
    server.forgetSessions();
    expect((await restore('news')).code).toBe('30004');
    await tidy(database.current, after(0.1), log);
    for (const kind of kinds) expect(await rowOf(kind)).toBeUndefined();
    expect(await database.current.db.$count(news)).toBe(1);
  });
});
