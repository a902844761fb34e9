import * as contract from '@college/api-client/contract';
import {
  courseUnitDetailSchema,
  recordsOf,
  type CourseSequence,
  type CourseUnit,
  type EditionChange,
  type PageInfo,
} from '@college/curriculum-model';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it, vi } from 'vitest';
import { copyRequest, setCopyScene } from '../copy/copySource.test-data';
import { readStream } from '../copy/readStream.test-data';
import { schema } from '../db';
import { describeOnEachEngine } from '../db/testing';
import { courseInDraft } from '../editions/draft.test-data';
import { homeMajorId, mergingAs, startDraft, stateOf } from '../editions/merging/mergeScene.test-data';
import { historyOf, restoreLatest } from '../history/history.test-data';
import { apiBase } from '../http/apiBase';
import { places, sceneStart } from '../testing/scene';
import { testServer } from '../testing/testServer';
import { current, manage } from './courseUnits.test-data';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

describeOnEachEngine('the sequence of a course', (database) => {
  const server = testServer(() => database.current);
  const as = 'departmentManager';
  let others: number[];
  beforeEach(async () => {
    await setCopyScene(database.current);
    server.forgetSessions();
    server.clock.now = sceneStart;
    const { courseUnits } = schema;
    const now = sceneStart;
    const made = await database.current.db
      .insert(courseUnits)
      .values(['离散数学', '程序设计'].map((name) => ({ majorId: homeMajorId, name, initing: false, createTime: now, updateTime: now })))
      .returning({ id: courseUnits.id });
    others = made.map(({ id }) => id);
  });

  async function read(courseid: number): Promise<CourseUnit> {
    const { data } = await server.call(contract.getCourseUnit, { as, query: { courseid } });
    return courseUnitDetailSchema.parse(data).course;
  }
  async function save(courseid: number, sequence: object) {
    server.wait(1000);
    return server.call(contract.saveCourseUnit, { as, body: { manage, current, course: { ...(await read(courseid)), ...sequence } } });
  }
  const sequenceOf = ({ semester, prerequisites, corequisites }: CourseUnit): CourseSequence => ({ semester, prerequisites, corequisites });
  const trash = async (id: number) => {
    const { code } = await server.call(contract.deleteCourse, { as, query: { id, revision: (await read(id)).revision } });
    expect(code).toBe('0');
  };

  it('is stored and read back, and in no reply while it holds nothing', async () => {
    expect(Object.keys(await read(1001))).not.toContain('semester');
    const sequence = { semester: 3, prerequisites: others, corequisites: [] };
    const saved = await save(1001, sequence);
    expect([saved.code, saved.data]).toMatchObject(['0', { record: { course: { semester: 3, prerequisites: others } } }]);
    expect(sequenceOf(await read(1001))).toEqual({ semester: 3, prerequisites: others, corequisites: undefined });
    // A client that does not know it leaves it as it is.
    const { semester: _, prerequisites: __, ...known } = await read(1001);
    await server.call(contract.saveCourseUnit, { as, body: { manage, current, course: { ...known, position: '核心' } } });
    expect(await read(1001)).toMatchObject({ position: '核心', semester: 3, prerequisites: others });
    await save(1001, { semester: null, prerequisites: [] });
    expect(sequenceOf(await read(1001))).toEqual({});
  });

  it.each([
    ['a course of another major', () => ({ prerequisites: [places.sameDepartment.unit] }), /^先修课程和并修课程须是本专业的其他课程/],
    ['the course itself', () => ({ corequisites: [1001] }), /^先修课程和并修课程须是本专业的其他课程/],
    ['a course in both lists', () => ({ prerequisites: others, corequisites: others.slice(1) }), /只能出现一次/],
    ['a term that no plan has', () => ({ semester: 13 }), /^修读学期/],
    ['half a term', () => ({ semester: 1.5 }), /^修读学期/],
    ['courses by name', () => ({ prerequisites: ['离散数学'] }), /先修课程必须是数字/],
  ])('is refused with %s, and nothing is stored', async (_what, sequence, sentence) => {
    const { code, message } = await save(1001, { name: '改名', ...sequence() });
    expect(code).not.toBe('0');
    expect(message).toMatch(sentence);
    expect(await read(1001)).not.toMatchObject({ name: '改名' });
  });

  it('loses a course that is deleted, which the rules tell, and has it again when that comes back', async () => {
    await save(1001, { semester: 2, prerequisites: others });
    await trash(others[0]!);
    expect((await read(1001)).prerequisites).toEqual(others.slice(1));
    const { data } = await server.call(contract.getEditionFindings, { as, query: { ref: `current:${homeMajorId}` } });
    expect(JSON.stringify(data)).toContain('有一门先修课已不在本专业');
    // What is saved from the form is what it shows.
    await save(1001, { prerequisites: (await read(1001)).prerequisites });
    expect((await read(1001)).prerequisites).toEqual(others.slice(1));
  });

  it('is shown by name in the history and can be restored from it', async () => {
    await save(1001, { semester: 2, prerequisites: others.slice(0, 1) });
    await save(1001, { semester: 3, prerequisites: others.slice(1), corequisites: others.slice(0, 1) });
    const [latest] = (await historyOf(server, 'course', 1001)).pageInfo.list;
    expect(latest?.changes.map(({ label, before, after }) => [label, before, after])).toEqual([
      ['修读学期', '第 2 学期', '第 3 学期'],
      ['先修课程', '离散数学', '程序设计'],
      ['并修课程', '', '离散数学'],
    ]);
    await restoreLatest(server, 'course', 1001);
    expect(sequenceOf(await read(1001))).toEqual({ semester: 2, prerequisites: others.slice(0, 1), corequisites: undefined });
  });

  it('names the courses of its own edition in a draft, is compared, merged and undone', async () => {
    await save(1001, { semester: 2, prerequisites: others.slice(0, 1) });
    const { id, majorId } = await startDraft(database.current);
    const inDraft = async (course: number) => courseInDraft(database.current, majorId, course);
    const course = await inDraft(1001);
    expect((await read(course)).prerequisites).toEqual([await inDraft(others[0]!)]);
    expect((await save(course, { semester: 4, prerequisites: [await inDraft(others[1]!)] })).code).toBe('0');
    const query = { left: `base:${id}`, right: `edition:${id}`, pageNum: 1, pageSize: 20 };
    const compared = await server.call(contract.listEditionChanges, { as, query });
    const { pageInfo } = compared.data as PageInfo<EditionChange>;
    const fields = pageInfo.list.find(({ at }) => at === 'course:1001')?.fields.map(({ label, before, after }) => [label, before, after]);
    expect(fields).toEqual([
      ['修读学期', '第 2 学期', '第 4 学期'],
      ['先修课程', '离散数学', '程序设计'],
    ]);
    const before = await stateOf(database.current, homeMajorId);
    const { merge, undo } = mergingAs(server);
    const { receipt } = await merge(id);
    expect(sequenceOf(await read(1001))).toEqual({ semester: 4, prerequisites: others.slice(1), corequisites: undefined });
    await undo(receipt.id);
    expect(sequenceOf(await read(1001))).toEqual({ semester: 2, prerequisites: others.slice(0, 1), corequisites: undefined });
    const fieldsOf = (state: typeof before) =>
      recordsOf(
        state.courses.find(({ lineage }) => lineage === 1001),
        'course',
      )[0]?.fields;
    expect(fieldsOf(await stateOf(database.current, homeMajorId))).toEqual(fieldsOf(before));
  });

  it('keeps its term in another major, whose courses are others', async () => {
    await save(1001, { semester: 2, prerequisites: others });
    const unique = 'copy-of-sequence';
    expect((await server.call(contract.uploadCopyParams, { as, body: { unique, ...copyRequest } })).code).toBe('0');
    await readStream(
      await server.request(`${apiBase}/manage/copycourse?unique=${unique}`, { headers: { authToken: await server.tokenOf(as) } }),
    );
    const { data } = await server.call(contract.getCopyJob, { as, query: { unique } });
    const copied = (data as { courseId: number }).courseId;
    expect(sequenceOf(await read(copied))).toEqual({ semester: 2, prerequisites: undefined, corequisites: undefined });
    const [row] = await database.current.db.select().from(schema.courseUnits).where(eq(schema.courseUnits.id, copied));
    expect(row).toMatchObject({ prerequisites: [], corequisites: [] });
  });
});
