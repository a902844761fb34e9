import * as contract from '@college/api-client/contract';
import type { MyCourse } from '@college/curriculum-model';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { schema } from '../db';
import { describeOnEachEngine } from '../db/testing';
import { cast, places, setScene, type Role } from '../testing/scene';
import { testServer } from '../testing/testServer';

const gone = new Date('2026-01-01T00:00:00Z');
const english = (field: string, text: string) => ({ en: { [field]: { text, updatedAt: '2026-03-01T00:00:00Z' } } });

describeOnEachEngine("a person's courses", (database) => {
  const server = testServer(() => database.current);
  const { own, managed, otherCollege } = places;

  beforeEach(async () => {
    await setScene(database.current);
    server.forgetSessions();
    const { db } = database.current;
    await db.insert(schema.courseManagers).values([
      { courseUnitId: own.unit, userId: cast.courseEditor.id },
      { courseUnitId: otherCollege.unit, userId: cast.courseEditor.id },
    ]);
    await db.insert(schema.graduationRequirements).values([
      { id: 402, majorId: 101, description: '2', position: 1 },
      { id: 401, majorId: 101, description: '1', position: 0 },
    ]);
    await db.insert(schema.indicators).values([
      { id: 502, requirementId: 402, description: '2.1', position: 0 },
      { id: 501, requirementId: 401, description: '1.1', position: 0, translations: english('description', '1.1 Knows') },
    ]);
    const goal = (id: number, indicatorId: number, position: number) => ({
      id,
      courseUnitId: managed.unit,
      indicatorId,
      description: `目标${id}`,
      position,
    });
    await db
      .insert(schema.teachingGoals)
      .values([goal(603, 502, 0), goal(602, 501, 1), goal(601, 501, 0), { ...goal(604, 501, 2), deletedAt: gone }]);
    await db.insert(schema.points).values([
      { id: 722, courseUnitId: managed.unit, title: '乙', description: '二', position: 1 },
      { id: 721, courseUnitId: managed.unit, title: '甲', description: '一', position: 0 },
      { id: 723, courseUnitId: managed.unit, title: '丙', description: '三', position: 2, deletedAt: gone },
    ]);
    await db.insert(schema.projects).values([
      { id: 702, courseUnitId: managed.unit, name: '图', position: 1 },
      { id: 701, courseUnitId: managed.unit, name: '绪论', position: 0 },
    ]);
    await db.insert(schema.taskGoals).values([{ id: 901, projectId: 702, description: '任务', product: '报告' }]);
  });

  async function myCourses(as: Role, lang = '80101'): Promise<MyCourse[]> {
    const reply = await server.call(contract.listMyCourses, { as, query: { lang } });
    expect(reply.code).toBe('0');
    return contract.listMyCourses.data.parse(reply.data);
  }

  it('names only courses of the own college that name the person, the last revised first', async () => {
    expect((await myCourses('courseEditor')).map(({ id }) => id)).toEqual([managed.unit, own.unit]);
    for (const role of ['collegeAdmin', 'courseLeader', 'collegeViewer'] as const) expect(await myCourses(role)).toEqual([]);
  });

  it('returns goals by indicator point, points, and chapters with their tasks, each in its order', async () => {
    const [course] = await myCourses('courseEditor');
    expect(course!.indicators.map(({ description, goals }) => [description, goals.map(({ id }) => id)])).toEqual([
      ['1.1', [601, 602]],
      ['2.1', [603]],
    ]);
    expect(course!.points.map(({ title, description }) => title + description)).toEqual(['甲一', '乙二']);
    expect(course!.chapters).toEqual([
      { id: 701, name: '绪论', taskGoals: [] },
      { id: 702, name: '图', taskGoals: [{ id: 901, description: '任务', product: '报告' }] },
    ]);
  });

  it('leaves out what is in the trash and what was never saved', async () => {
    const { db } = database.current;
    await db.update(schema.courseUnits).set({ deletedAt: gone }).where(eq(schema.courseUnits.id, managed.unit));
    await db.update(schema.courseUnits).set({ initing: true }).where(eq(schema.courseUnits.id, own.unit));
    expect(await myCourses('courseEditor')).toEqual([]);
  });

  it('is in the requested language', async () => {
    const { db } = database.current;
    await db.update(schema.courseUnits).set({ translations: english('name', 'A course') });
    const [course] = await myCourses('courseEditor', '80102');
    expect([course!.name, course!.indicators.map(({ description }) => description)]).toEqual(['A course', ['1.1 Knows', '2.1']]);
  });

  it('needs a sign-in and a right', async () => {
    expect((await server.call(contract.listMyCourses)).code).toBe('20021');
    for (const role of ['nobody', 'demo'] as const) {
      expect((await server.call(contract.listMyCourses, { as: role })).code).toBe('30003');
    }
  });
});
