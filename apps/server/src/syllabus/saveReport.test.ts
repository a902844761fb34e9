import * as contract from '@college/api-client/contract';
import { emptyAdditionalInfo, type AdditionalInfo, type CompletionItem } from '@college/curriculum-model';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { setCopyScene } from '../copy/copySource.test-data';
import { schema } from '../db';
import { describeOnEachEngine } from '../db/testing';
import { historyOf } from '../history/history.test-data';
import { contentsOf } from '../testing/contentsOf';
import type { Role } from '../testing/scene';
import { testServer } from '../testing/testServer';

const courseId = 1001;
const updatedAt = '2026-03-01T08:00:00.000Z';
const row = { part: 'regular', label: '作业', percent: 40 };

describeOnEachEngine('saving a course start report', (database) => {
  const server = testServer(() => database.current);
  beforeEach(async () => {
    await setCopyScene(database.current);
    server.forgetSessions();
  });

  async function load(courseid: number = courseId): Promise<AdditionalInfo> {
    const { data } = await server.call(contract.getAdditionalInfo, { as: 'courseEditor', query: { courseid } });
    return data as AdditionalInfo;
  }
  async function course() {
    const [unit] = await database.current.db.select().from(schema.courseUnits).where(eq(schema.courseUnits.id, courseId));
    return unit!;
  }
  const save = (body: object, { as = 'courseEditor', language = 'zh' }: { as?: Role; language?: string } = {}) =>
    server.call(contract.saveAdditionalInfo, { as, body, headers: { 'accept-language': language } });

  it('stores every field, increments the version, responds with its own message and is in the history', async () => {
    const before = await load();
    const changed = { ...before, score: 3.5, attend: '按时到课🙂\n缺课须请假', exampercent: { type: 1, rows: [row] }, examtype: 1 };
    expect(await save(changed)).toMatchObject({
      code: '0',
      message: '开课说明保存成功',
      data: { record: { version: expect.any(Number) } },
    });
    const after = await load();
    expect(after).toEqual({ ...changed, version: 4 });
    expect(await save(after, { language: 'en' })).toMatchObject({ code: '0', message: 'Save successfully' });
    const { pageInfo } = await historyOf(server, 'report', courseId);
    expect(pageInfo.list[1]).toMatchObject({ action: 'update', userName: 'courseEditor', recordId: courseId });
    expect(pageInfo.list[1]?.changes.map(({ label }) => label)).toEqual(['学分', '考勤', '考核方式', '总评记分方式', '总评构成']);
    // A report leaves the course itself alone.
    expect((await course()).version).toBe(7);
  });

  it('is made by the first save of a course without one, and then counts for its completion', async () => {
    const courseid = 1003;
    const figure = async () => {
      const { data } = await server.call(contract.listCompletionItems, { as: 'collegeAdmin', query: { courseid } });
      return (data as CompletionItem[]).filter(({ part, isDone }) => part === 'report' && isDone).length;
    };
    const progress = async () => {
      const [unit] = await database.current.db.select().from(schema.courseUnits).where(eq(schema.courseUnits.id, courseid));
      return unit!.revision;
    };
    const revision = await progress();
    expect(await figure()).toBe(0);
    expect(
      await save({ ...emptyAdditionalInfo(courseid), version: 0, lecturer: '周敏', students: 0 }, { as: 'collegeAdmin' }),
    ).toMatchObject({
      code: '0',
    });
    expect(await figure()).toBe(2);
    expect(await progress()).toBeGreaterThan(revision);
    const [first] = (await historyOf(server, 'report', courseid, 'collegeAdmin')).pageInfo.list;
    expect(first).toMatchObject({ action: 'create', canRestore: false });
  });

  it('refuses what was based on an older version, with the current record, and accepts one of two first saves', async () => {
    const mine = await load();
    expect((await save({ ...mine, lecturer: '甲' })).code).toBe('0');
    expect(await save({ ...mine, lecturer: '乙' })).toMatchObject({
      code: '30009',
      message: '该开课说明已被其他人修改，请选择保留哪一份内容。',
      data: { lecturer: '甲', version: 4, courseDesc: '讲授数据的组织。' },
    });
    const fresh = { ...emptyAdditionalInfo(1002), version: 0 };
    const codes = await Promise.all([save({ ...fresh, lecturer: '甲' }), save({ ...fresh, lecturer: '乙' })]);
    expect(codes.map(({ code }) => code).toSorted()).toEqual(['0', '30009']);
  });

  it('stores the introduction and its English with the course, whose version and history they count in', async () => {
    const info = await load();
    const translations = { en: { courseDesc: { text: 'How data is organised.', updatedAt }, lecturer: { text: '', updatedAt } } };
    expect((await save({ ...info, translations, courseDesc: '新的简介', courseDescWas: '讲授数据的组织。' })).code).toBe('0');
    expect(await course()).toMatchObject({
      introduction: '新的简介',
      version: 8,
      translations: { en: { name: { text: 'Data Structures' }, introduction: { text: 'How data is organised.' } } },
    });
    expect(await load()).toMatchObject({ translations: { en: { courseDesc: { text: 'How data is organised.' } } } });
    // An empty text removes one, and what a save does not name is gone.
    expect((await load()).translations?.en).not.toHaveProperty('lecturer');
    const { pageInfo } = await historyOf(server, 'course', courseId);
    expect(pageInfo.list[0]?.changes).toEqual([
      { label: '课程简介', before: '讲授数据的组织。', after: '新的简介' },
      { label: '课程简介（英文）', before: '', after: 'How data is organised.' },
    ]);
    // The same once more changes nothing about the course.
    expect((await save({ ...(await load()), courseDesc: '新的简介' })).code).toBe('0');
    expect((await course()).version).toBe(8);
  });

  it('notices that somebody else changed the introduction meanwhile, and leaves it alone where nobody touched it here', async () => {
    const info = await load();
    await database.current.db.update(schema.courseUnits).set({ introduction: '别人的简介' }).where(eq(schema.courseUnits.id, courseId));
    const before = await contentsOf(database.current);
    expect(await save({ ...info, courseDesc: '我的简介', courseDescWas: '讲授数据的组织。' })).toMatchObject({
      code: '30009',
      message: '课程简介已被其他人修改，请选择保留哪一份内容。',
      data: { courseDesc: '别人的简介', version: 3 },
    });
    expect(await contentsOf(database.current)).toEqual(before);
    const untouched = '讲授数据的组织。';
    expect((await save({ ...info, lecturer: '周敏', courseDesc: untouched, courseDescWas: untouched })).code).toBe('0');
    expect(await course()).toMatchObject({ introduction: '别人的简介', version: 7 });
    expect(await load()).toMatchObject({ lecturer: '周敏' });
  });

  const schedule = (rows: number) => ({ label: [], data: Array.from({ length: rows }, () => ['上午']) });
  const wrong: [change: object, zh: string, en: string][] = [
    [{ attend: '长'.repeat(100_000) }, '考勤最多 4000 个字符', 'Attendance must have at most 4000 characters'],
    [{ attend: '按\u202e时' }, '考勤含有无法保存的字符', 'Attendance has a character that cannot be stored'],
    [{ lecturer: 'a\u0000b' }, '「授课教师」含有无法保存的字符', '“Instructor” contains a character'],
    [{ schedule: { label: [], data: [['上午', '\ud800']] } }, '「第 1 行第 2 列上课时间表」', '“Row 1, column 2: Timetable”'],
    [{ score: -1 }, '学分不能小于 0', 'Credit must not be below 0'],
    [{ students: 10_000 }, '学生人数不能大于 9999', 'Number of students must not be above 9999'],
    [{ yearPeriod: '64' }, '学时必须是数字', 'Class hours must be a number'],
    [{ schedule: schedule(51) }, '上课时间表最多 50 项', 'Timetable must have at most 50 entries'],
    [{ schedule: { label: [], data: [['上'.repeat(201)]] } }, '第 1 行第 1 列上课时间表最多 200 个字符', 'Row 1, column 1: Timetable'],
    [{ exampercent: { type: 0, rows: [row, { ...row, percent: 101 }] } }, '第 2 行总评构成的百分比不能大于 100', 'Row 2: Composition'],
    [{ exampercent: { type: 2, rows: [] } }, '总评记分方式不在可选范围内', 'Total-score composition type'],
    [{ examtype: 7 }, '考核方式不在可选范围内', 'Assessment method is not one of the choices'],
    [{ criterion: null }, '课堂纪律与诚信格式不正确', 'Classroom conduct and honesty has the wrong form'],
    [{ courseDesc: '长'.repeat(20_001) }, '课程简介最多 20000 个字符', 'Course introduction must have'],
    [{ translations: { en: { attend: { text: 7, updatedAt } } } }, '考勤（英文）格式不正确', 'Attendance (English) has the wrong form'],
    [{ id: 999_999 }, '该开课说明不属于这门课程。', 'This syllabus does not belong to this course.'],
    [{ textbooks: '𠮷'.repeat(300_000) }, '提交的内容过大', 'too large'],
  ];

  it('responds to each invalid value with a message that names the field, and stores nothing of the save', async () => {
    const info = await load();
    const before = await contentsOf(database.current);
    for (const [change, zh, en] of wrong) {
      const body = { ...info, lecturer: '不应保存', courseDesc: '不应保存', ...change };
      const [inChinese, inEnglish] = [await save(body), await save(body, { language: 'en' })];
      expect([inChinese.status, inChinese.code, inChinese.message]).toEqual([200, '30001', expect.stringContaining(zh)]);
      expect(inEnglish.message).toContain(en);
    }
    expect(await contentsOf(database.current)).toEqual(before);
    // Shares that do not add up are warned of on screen and may be kept.
    expect((await save({ ...info, exampercent: { type: 0, rows: [row, row, row] } })).code).toBe('0');
  });

  it('restores the state before a change, and reverts that again', async () => {
    const before = await load();
    const changed = { ...before, textbooks: '新教材', schedule: schedule(2), courseDesc: '新的简介' };
    expect((await save(changed)).code).toBe('0');
    const older = { en: { textbooks: { text: 'Data Structures', older: true } } };
    expect(await load()).toMatchObject({ translations: older });
    server.wait(1000);
    const restore = async () => {
      const [latest] = (await historyOf(server, 'report', courseId)).pageInfo.list;
      const { code, data } = await server.call(contract.restoreHistory, {
        as: 'courseEditor',
        body: { id: latest?.id, latestId: latest?.id },
      });
      server.wait(1000);
      return [code, data];
    };
    expect(await restore()).toEqual(['0', { leftOut: [] }]);
    expect(await load()).toEqual({ ...before, version: 5 });
    // The introduction has its own history, with the course.
    expect(await course()).toMatchObject({ introduction: '新的简介' });
    expect(await restore()).toEqual(['0', { leftOut: [] }]);
    expect(await load()).toMatchObject({ textbooks: '新教材', schedule: schedule(2), translations: older, version: 6 });
    const [latest] = (await historyOf(server, 'report', courseId)).pageInfo.list;
    expect(latest).toMatchObject({ action: 'restore' });
  });
});
