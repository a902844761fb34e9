import * as contract from '@college/api-client/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it, vi } from 'vitest';
import { schema } from '../db';
import { describeOnEachEngine } from '../db/testing';
import { findEditableCourses } from '../rights/editableCourses';
import { setRightsScene } from '../rights/rightsScene.test-data';
import { cast, type Role } from '../testing/scene';
import { testServer } from '../testing/testServer';
import { courseInDraft, makeDraft } from './draft.test-data';

vi.setConfig({ testTimeout: 60_000 });

describeOnEachEngine('the rights over a draft', (database) => {
  const server = testServer(() => database.current);
  let draft: number;
  let course: number;
  beforeAll(async () => {
    await setRightsScene(database.current);
    // Of a draft whose own department were asked for nothing would be found.
    draft = await makeDraft(database.current, 101);
    course = await courseInDraft(database.current, draft, 1001);
  });
  const roles = Object.keys(cast) as Role[];

  it.each([
    ['a major to be read', contract.getMajorInfo, (id: number) => ({ query: { majorid: id } }), () => [101, draft]],
    ['a course to be read', contract.getCourseUnit, (id: number) => ({ query: { courseid: id } }), () => [1001, course]],
    ['its points, which course accounts change', contract.listPoints, (id: number) => ({ query: { courseid: id } }), () => [1001, course]],
    ['its report', contract.getReportRequires, (id: number) => ({ query: { courseid: id } }), () => [1001, course]],
    ['a course to be made', contract.createCourse, (id: number) => ({ query: { majorId: id } }), () => [101, draft]],
  ] as const)('are those over its home: %s', async (_, endpoint, request, ids) => {
    const [home, own] = ids();
    for (const as of roles.filter((role) => role !== 'demo')) {
      const replies = await Promise.all([home, own].map((id) => server.call(endpoint, { as, ...request(id!) })));
      expect([as, replies[1]!.code]).toEqual([as, replies[0]!.code]);
    }
  });

  it('let course accounts change the course of the same lineage, and no other', async () => {
    const caller = { ...cast.courseEditor, userName: '', email: '', isDemo: false };
    const other = await courseInDraft(database.current, await makeDraft(database.current, 102), 1003);
    const managed = await courseInDraft(database.current, draft, 1002);
    expect(await findEditableCourses(database.current.db, caller, [course, managed, other])).toEqual(new Set([course, managed]));
    expect(await findEditableCourses(database.current.db, { ...caller, isDemo: true }, [course])).toEqual(new Set());
  });

  it('are told to the reader by the course of the home on each card of a draft', async () => {
    const cardsOf = async (majorId: number) => {
      const { data } = await server.call(contract.listCourseCards, { as: 'courseEditor', query: { majorId, lang: '80101' } });
      return contract.listCourseCards.data.parse(data);
    };
    expect((await cardsOf(draft)).find(({ self }) => self.value === course)).toMatchObject({ homeCourseId: 1001 });
    expect((await cardsOf(101)).filter((card) => 'homeCourseId' in card)).toEqual([]);
  });

  it('end with the home: in the trash, nobody finds its draft', async () => {
    const { db } = database.current;
    const ofHome = eq(schema.majors.id, 101);
    await db.update(schema.majors).set({ deletedAt: new Date() }).where(ofHome);
    expect((await server.call(contract.getMajorInfo, { as: 'collegeAdmin', query: { majorid: draft } })).code).toBe('30004');
    expect((await server.call(contract.getCourseUnit, { as: 'collegeAdmin', query: { courseid: course } })).code).toBe('30004');
    await db.update(schema.majors).set({ deletedAt: null }).where(ofHome);
  });

  it('keep the demo account out, also of a draft of its own major', async () => {
    const own = await makeDraft(database.current, 103);
    const id = await courseInDraft(database.current, own, 1004);
    expect((await server.call(contract.getMajorInfo, { as: 'demo', query: { majorid: own } })).code).toBe('30004');
    expect((await server.call(contract.getCourseUnit, { as: 'demo', query: { courseid: id } })).code).toBe('30004');
    const menus = { body: { majorId: own, userId: cast.demo.id } };
    expect((await server.call(contract.getMajorMenus, { as: 'demo', ...menus })).code).toBe('30004');
  });

  it('answers with the department of the home, which a draft cannot leave', async () => {
    const { data } = await server.call(contract.getMajorInfo, { as: 'collegeAdmin', query: { majorid: draft, record: 1 } });
    expect(data).toMatchObject({ id: draft, departmentId: 11, edit: true });
    const { edit: _, ...major } = data as Record<string, unknown>;
    const moved = await server.call(contract.saveMajor, { as: 'collegeAdmin', body: { ...major, departmentId: 12 } });
    expect(moved).toMatchObject({ code: '30001', message: '修订稿的院系与其专业相同，不能单独更改。' });
    expect((await server.call(contract.saveMajor, { as: 'collegeAdmin', body: { ...major, name: '软件工程（修订）' } })).code).toBe('0');
    const stored = await server.call(contract.listHistory, { as: 'collegeAdmin', query: { kind: 'major', recordId: draft } });
    expect(JSON.stringify(stored.data)).not.toContain('院系');
  });

  it('publish nothing of it, and delete it as an edition', async () => {
    const link = await server.call(contract.createReportLink, { as: 'collegeAdmin', body: { courseId: course } });
    expect(link).toMatchObject({ code: '30001', message: '修订稿中的课程不能公开。' });
    const [draftGone, homeGone] = await Promise.all(
      [draft, 101].map((id) => server.call(contract.deleteMajor, { as: 'collegeAdmin', body: { id } })),
    );
    expect(draftGone).toMatchObject({ code: '30001', message: '这是一份修订稿，请在版本列表中删除。' });
    expect(homeGone).toMatchObject({ code: '30001', message: '该专业还有 1 份修订稿或推演方案，请先删除。' });
  });
});
