import * as contract from '@college/api-client/contract';
import { searchLimit, type FindableKind, type SearchHit } from '@college/curriculum-model';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { schema } from '../db';
import { describeOnEachEngine } from '../db/testing';
import { makeDraft } from '../editions/draft.test-data';
import { setScene, type Role } from '../testing/scene';
import { testServer } from '../testing/testServer';
import { withProcessorTime } from '../testing/withProcessorTime';

vi.setConfig({ testTimeout: 60_000 });

describeOnEachEngine('search', (database) => {
  const server = testServer(() => database.current);
  beforeEach(async () => {
    const { db } = database.current;
    await setScene(database.current);
    server.forgetSessions();
    const english = { en: { name: { text: 'Data Structures', updatedAt: '2026-01-01T00:00:00Z' } } };
    await db
      .update(schema.courseUnits)
      .set({ name: '数据结构', introduction: '线性表、树、图 100%', translations: english })
      .where(eq(schema.courseUnits.id, 1001));
    await db.update(schema.courseUnits).set({ name: '高级数据结构' }).where(eq(schema.courseUnits.id, 1002));
    await db.update(schema.courseUnits).set({ name: '程序设计', introduction: '为数据结构作准备' }).where(eq(schema.courseUnits.id, 1003));
    await db.update(schema.courseUnits).set({ name: '数据结构' }).where(eq(schema.courseUnits.id, 1005));
    await db.insert(schema.graduationRequirements).values({ id: 401, majorId: 101, description: '1 工程知识' });
    await db.insert(schema.indicators).values({ id: 501, requirementId: 401, description: '1.1 能建立模型' });
    await db.insert(schema.points).values([
      { id: 601, courseUnitId: 1001, title: '链表', description: '指针操作 Linked List' },
      { id: 602, courseUnitId: 1005, title: '链表', description: '别校' },
      { id: 603, courseUnitId: 1001, title: '链表旧', description: '', deletedAt: server.clock.now },
    ]);
    await db.insert(schema.ksas).values({ id: 701, courseUnitId: 1001, title: 'K', level: 1, description: '节点与指针' });
    await db.insert(schema.teachingGoals).values({ id: 801, courseUnitId: 1001, indicatorId: 501, description: '能选择逻辑结构' });
  });

  async function search(keyword: string, target: string, as: Role = 'collegeViewer', headers = {}): Promise<SearchHit[]> {
    const reply = await server.call(contract.searchContent, { as, body: { keyword, target }, headers });
    const { keyword: echoed, data } = contract.searchContent.data.parse(reply.data);
    expect(echoed).toBe(keyword);
    return data;
  }
  const titles = async (...request: Parameters<typeof search>) => (await search(...request)).map(({ title }) => title);

  it('finds courses, the nearest name first, and none of another college', async () => {
    expect((await search('数据结构', 'course')).map(({ id, majorId, courseId, type }) => [id, majorId, courseId, type])).toEqual([
      [1001, 101, 1001, 'course'],
      [1002, 101, 1002, 'course'],
      [1003, 102, 1003, 'course'],
    ]);
    expect((await search('数据结构', 'course', 'otherAdmin')).map(({ id }) => id)).toEqual([1005]);
  });

  it.each([
    ['indicator', '模型', { id: 501, title: '1.1 能建立模型', description: '1 工程知识', majorId: 101 }],
    ['point', '指针', { id: 601, title: '链表', majorId: 101, courseId: 1001 }],
    ['ksa', '节点', { id: 701, title: 'K1', description: '节点与指针', majorId: 101, courseId: 1001 }],
    ['ksa', 'k1', { id: 701, title: 'K1' }],
    ['goal', '逻辑', { id: 801, title: '能选择逻辑结构', majorId: 101, courseId: 1001 }],
  ])('finds a %s by %s with what is needed to open it', async (target, keyword, hit) => {
    expect(await search(keyword, target)).toMatchObject([{ ...hit, type: target }]);
    expect(await search(keyword, target, 'otherAdmin')).toEqual([]);
  });

  it('distinguishes hits of one name by their course and major, in the language of the reader', async () => {
    const { db } = database.current;
    await db.insert(schema.points).values({ id: 604, courseUnitId: 1003, title: '链表', description: '' });
    const placesOf = async (headers = {}) =>
      (await search('链表', 'point', 'collegeViewer', headers)).map(({ courseName, majorName }) => `${courseName} / ${majorName}`);
    const [one, other] = await placesOf();
    expect(one).toMatch(/^数据结构 \/ ./);
    expect(other).toMatch(/^程序设计 \/ ./);
    expect((await placesOf({ 'accept-language': 'en' }))[0]).toMatch(/^Data Structures \/ /);
    const [indicator] = await search('模型', 'indicator');
    expect(indicator).toMatchObject({ majorName: expect.stringMatching(/./) });
    expect(indicator).not.toHaveProperty('courseName');
  });

  it('does not mind the case, the width of letters, or spaces around', async () => {
    for (const keyword of ['linked LIST', ' Linked ', 'ＬＩＮＫＥＤ']) expect(await titles(keyword, 'point')).toEqual(['链表']);
  });

  it('finds English by either language and shows it to those who read English', async () => {
    expect(await titles('data struct', 'course')).toEqual(['数据结构']);
    expect(await titles('数据', 'course', 'collegeViewer', { 'accept-language': 'en' })).toContain('Data Structures');
  });

  it('takes %, _ and \\ as they are', async () => {
    expect(await titles('100%', 'course')).toEqual(['数据结构']);
    expect(await titles('1_0', 'course')).toEqual([]);
    expect(await titles('\\', 'course')).toEqual([]);
    expect(await titles("'; drop table users; --", 'course')).toEqual([]);
  });

  it('omits what is deleted, with its children, and what was never saved', async () => {
    const set = (fields: object) => database.current.db.update(schema.courseUnits).set(fields).where(eq(schema.courseUnits.id, 1001));
    await set({ initing: true });
    expect([await titles('链表', 'point'), await titles('数据结构', 'course')]).toEqual([[], ['高级数据结构', '程序设计']]);
    await set({ initing: false, deletedAt: server.clock.now });
    expect([await titles('链表', 'point'), await titles('逻辑', 'goal')]).toEqual([[], []]);
  });

  it('shows the demo account its own major alone, and an unknown target finds nothing', async () => {
    expect(await titles('数据结构', 'course', 'demo')).toEqual([]);
    expect(await titles('otherDepartment', 'course', 'demo')).toEqual(['课程 otherDepartment']);
    expect(await titles('数据', 'anything')).toEqual([]);
  });

  describe('of several kinds at once', () => {
    async function everything(keyword: string, kinds: FindableKind[], as: Role = 'collegeViewer', headers = {}) {
      const reply = await server.call(contract.searchEverything, { as, body: { keyword, kinds }, headers });
      const { keyword: echoed, groups } = contract.searchEverything.data.parse(reply.data);
      expect(echoed).toBe(keyword);
      return groups;
    }
    const namesOf = async (...request: Parameters<typeof everything>) =>
      (await everything(...request)).flatMap(({ kind, list }) => list.map(({ title }) => `${kind} ${title}`));

    it('names course and major with its code, and how many there are of each kind', async () => {
      const [courses, goals] = await everything('结构', ['goal', 'course']);
      expect(courses).toMatchObject({ kind: 'course', total: 3 });
      expect(courses?.list[0]).toMatchObject({ id: 1001, title: '数据结构', otherTitle: 'Data Structures', majorId: 101, courseId: 1001 });
      expect(courses?.list[0]?.majorName).toMatch(/./);
      expect(goals).toMatchObject({ kind: 'goal', total: 1, list: [{ id: 801, courseName: '数据结构', majorId: 101, courseId: 1001 }] });
    });

    it('names the department of a major, in the language of the reader', async () => {
      const translations = { en: { name: { text: 'School of Computing', updatedAt: '2026-01-01T00:00:00Z' } } };
      await database.current.db.update(schema.departments).set({ translations }).where(eq(schema.departments.id, 11));
      const departmentFor = async (headers = {}) => (await everything('软件工程', ['major'], 'collegeViewer', headers))[0]?.list[0];
      expect(await departmentFor()).toMatchObject({ title: '软件工程', departmentName: '计算机学院', departmentId: 11 });
      expect(await departmentFor({ 'accept-language': 'en' })).toMatchObject({ departmentName: 'School of Computing', departmentId: 11 });
    });

    it('finds by pinyin initials, across punctuation and in any case', async () => {
      expect(await namesOf('sjjg', ['course'])).toEqual(['course 数据结构', 'course 高级数据结构']);
      expect(await namesOf('LB', ['point'])).toEqual(['point 链表']);
      expect(await namesOf('njlmx', ['indicator'])).toEqual(['indicator 1.1 能建立模型']);
      expect(await namesOf('sjjgx', ['course'])).toEqual([]);
    });

    it('answers all records of a kind for a blank keyword, as many as asked for', async () => {
      const { data } = await server.call(contract.searchEverything, {
        as: 'collegeViewer',
        body: { keyword: ' ', kinds: ['course', 'major'], limit: 1 },
      });
      const { groups } = contract.searchEverything.data.parse(data);
      expect(groups.map(({ kind, list, total }) => [kind, list.length, total > 1])).toEqual([
        ['course', 1, true],
        ['major', 1, true],
      ]);
    });

    it('finds nothing of another college, of drafts, of what is deleted, and of kinds that it does not know', async () => {
      const { db } = database.current;
      expect(
        (await everything('', ['major', 'course'], 'otherAdmin')).flatMap(({ list }) => list.map(({ majorId }) => majorId)),
      ).not.toContain(101);
      const before = (await everything('', ['major', 'course', 'point'])).map(({ total }) => total);
      const draft = await makeDraft(database.current, 101);
      await db.update(schema.majors).set({ name: '草稿' }).where(eq(schema.majors.id, draft));
      expect((await everything('', ['major', 'course', 'point'])).map(({ total }) => total)).toEqual(before);
      expect(await namesOf('草稿', ['major', 'course'])).toEqual([]);
      await db.update(schema.courseUnits).set({ deletedAt: server.clock.now }).where(eq(schema.courseUnits.id, 1001));
      expect(await namesOf('链表', ['point'])).toEqual([]);
      expect(await everything('数据', ['anything' as FindableKind])).toEqual([]);
    });

    it('finds people for those alone who manage them', async () => {
      const found = await everything('', ['person'], 'collegeAdmin');
      expect(found[0]!.total).toBeGreaterThan(1);
      const { title } = found[0]!.list[0]!;
      expect(await namesOf(title, ['person'], 'collegeAdmin')).toContain(`person ${title}`);
      expect(await namesOf(title, ['person'], 'collegeViewer')).toEqual([]);
      expect(await namesOf(title, ['person'], 'otherAdmin')).toEqual([]);
    });

    it('takes what means something to a pattern as it is', async () => {
      for (const keyword of ['100%', '[', '(', '.*', '\\'])
        expect(await namesOf(keyword, ['indicator', 'major', 'person'], 'collegeAdmin')).toEqual([]);
    });
  });

  it('answers fast and no more than can be read, out of ten thousand units with fifty thousand points', async () => {
    const { db } = database.current;
    await db.execute(sql`
      insert into course_units (major_id, name, introduction, initing)
      select 101, '课程单元 ' || n, repeat('本课程讲授基本概念、方法与应用。', 6), false from generate_series(1, 10000) n`);
    await db.execute(sql`
      insert into points (course_unit_id, title, description)
      select id, '课点 ' || m, '掌握存储结构以及插入、删除操作 ' || id from course_units, generate_series(1, 5) m where id > 2000`);
    expect(await search('课程单元', 'course')).toHaveLength(searchLimit);
    const [first] = await search('课程单元 77', 'course');
    expect(first?.title).toBe('课程单元 77');
    for (const [keyword, target] of [
      ['单元 9999', 'course'],
      ['插入、删除操作 9999', 'point'],
      ['没有这样的内容', 'point'],
    ] as const) {
      const { milliseconds } = await withProcessorTime(() => search(keyword, target));
      expect(milliseconds).toBeLessThan(1500);
    }
  });
});
