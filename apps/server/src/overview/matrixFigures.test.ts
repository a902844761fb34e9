import * as contract from '@college/api-client/contract';
import type { MatrixFigures } from '@college/curriculum-model';
import { beforeEach, expect, it } from 'vitest';
import { schema } from '../db';
import { describeOnEachEngine } from '../db/testing';
import { places, setScene, type Role } from '../testing/scene';
import { testServer } from '../testing/testServer';

const gone = new Date('2026-01-01T00:00:00Z');
const english = (field: string, text: string) => ({ en: { [field]: { text, updatedAt: '2026-03-01T00:00:00Z' } } });

describeOnEachEngine('figures over the matrices of a major', (database) => {
  const server = testServer(() => database.current);
  const { own, managed, sameDepartment } = places;

  beforeEach(async () => {
    await setScene(database.current);
    server.forgetSessions();
    const { db } = database.current;
    await db.insert(schema.graduationRequirements).values([
      { id: 402, majorId: 101, description: '2 问题分析', position: 1 },
      { id: 401, majorId: 101, description: '1 工程知识', position: 0, translations: english('description', '1 Knowledge') },
      { id: 403, majorId: 101, description: '3 已删', position: 2, deletedAt: gone },
    ]);
    await db.insert(schema.indicators).values([
      { id: 502, requirementId: 401, description: '1.2', position: 1 },
      { id: 501, requirementId: 401, description: '1.1', position: 0 },
      { id: 503, requirementId: 401, description: '1.3', position: 2, deletedAt: gone },
    ]);
    await db.insert(schema.majorMatrixEntries).values([
      { courseUnitId: own.unit, indicatorId: 501, relate: 0 },
      { courseUnitId: managed.unit, indicatorId: 501, relate: 1 },
      { courseUnitId: own.unit, indicatorId: 502, relate: 1 },
      { courseUnitId: own.unit, indicatorId: 503, relate: 0 },
    ]);
    await db.insert(schema.teachingGoals).values({ id: 601, courseUnitId: own.unit, indicatorId: 501, description: '目标' });
    await db.insert(schema.projects).values([
      { id: 701, courseUnitId: own.unit, name: '绪论', position: 0 },
      { id: 702, courseUnitId: own.unit, name: '图', position: 1 },
    ]);
    await db.insert(schema.points).values([
      { id: 721, courseUnitId: own.unit, title: '甲', description: '一' },
      { id: 722, courseUnitId: own.unit, title: '乙', description: '二' },
      { id: 723, courseUnitId: own.unit, title: '丙', description: '三', deletedAt: gone },
    ]);
    await db.insert(schema.courseMatrixEntries).values([
      { courseUnitId: own.unit, projectId: 701, goalId: 601, pointId: 721, relate: 0 },
      { courseUnitId: own.unit, projectId: 702, goalId: 601, pointId: 721, relate: 1 },
    ]);
    const ksa = (id: number, title: 'K' | 'S' | 'A', level: number) => ({ id, courseUnitId: own.unit, title, level, description: '项' });
    await db.insert(schema.ksas).values([ksa(801, 'K', 1), ksa(802, 'K', 2), ksa(803, 'A', 1), { ...ksa(804, 'S', 1), deletedAt: gone }]);
  });

  async function figures(as: Role, lang?: string): Promise<MatrixFigures> {
    const reply = await server.call(contract.getMatrixFigures, { as, query: { majorId: own.major, lang } });
    expect(reply.code).toBe('0');
    return contract.getMatrixFigures.data.parse(reply.data);
  }

  it('counts the support of each indicator point, in the order of the requirements', async () => {
    const { requirements } = await figures('majorLeader');
    expect(requirements.map(({ id, indicators }) => [id, indicators.map((one) => [one.id, one.strong, one.weak])])).toEqual([
      [
        401,
        [
          [501, 1, 1],
          [502, 0, 1],
        ],
      ],
      [402, []],
    ]);
  });

  it('counts points, placed points and KSA items of each course without multiplying them', async () => {
    const { courses } = await figures('collegeViewer');
    expect(courses.map(({ id }) => id)).toEqual([own.unit, managed.unit]);
    expect(courses[0]).toMatchObject({ points: 2, placedPoints: 1, ksa: { K: 2, S: 0, A: 1 } });
    expect(courses[0]!.progress).toBeGreaterThan(0);
    expect(courses[1]).toMatchObject({ points: 0, placedPoints: 0, ksa: { K: 0, S: 0, A: 0 } });
  });

  it('leaves out what is in the trash and what was never saved', async () => {
    const { db } = database.current;
    await db.update(schema.courseUnits).set({ initing: true });
    const { courses, requirements } = await figures('majorLeader');
    expect(courses).toEqual([]);
    expect(requirements[0]!.indicators.map(({ strong, weak }) => strong + weak)).toEqual([0, 0]);
  });

  it('is in the requested language', async () => {
    await database.current.db.update(schema.courseUnits).set({ translations: english('name', 'A course') });
    const { courses, requirements } = await figures('majorLeader', '80102');
    expect([courses[0]!.name, requirements.map(({ description }) => description)]).toEqual(['A course', ['1 Knowledge', '2 问题分析']]);
  });

  it('refuses an id that is none, and majors out of reach', async () => {
    const codeOf = async (majorId: unknown, as: Role = 'majorLeader') =>
      (await server.call(contract.getMatrixFigures, { as, query: { majorId } })).code;
    for (const majorId of [0, -1, 'x', 1e10]) expect(await codeOf(majorId)).toBe('30001');
    expect(await codeOf(999_999)).toBe('30004');
    expect(await codeOf(sameDepartment.major)).toBe('0');
    expect(await codeOf(places.otherCollege.major)).not.toBe('0');
  });
});
