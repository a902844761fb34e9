import { eq } from 'drizzle-orm';
import { schema, type OpenDatabase } from '../db';
import { setScene } from '../testing/scene';

const { courseUnits, graduationRequirements, indicators, ksas, pointKsas, points, projects, teachingGoals } = schema;

/**
 * 1001 is a new course "数据结构与算法" with one point; 1002 "数据结构" of the same major is full of content, 1004 of another department
 * has a little, 1005 of another college has the same name.
 */
export async function setAssistantScene(database: OpenDatabase): Promise<void> {
  const { db } = database;
  await setScene(database);
  const english = { en: { name: { text: 'Data Structures', updatedAt: '2026-01-01T00:00:00Z' } } };
  const courses = {
    1001: { name: '数据结构与算法' },
    1002: {
      name: '数据结构',
      introduction: '讲授线性表、树与图。',
      position: '学科基础课',
      theoryPeriod: 48,
      classId: 1,
      translations: english,
    },
    1003: { name: '土力学', introduction: '土的性质' },
    1004: { name: '数据结构基础', introduction: '别的介绍', criterion: '一份报告' },
    1005: { name: '数据结构与算法', introduction: '外校的介绍', criterion: '外校的要求' },
  };
  for (const [id, fields] of Object.entries(courses))
    await db
      .update(courseUnits)
      .set(fields)
      .where(eq(courseUnits.id, Number(id)));
  await db.insert(projects).values([
    { courseUnitId: 1002, name: '线性表', theoryPeriod: 10, practicePeriod: 4, position: 0 },
    { courseUnitId: 1002, name: '图', theoryPeriod: 8, practicePeriod: 2, position: 1 },
  ]);
  await db.insert(points).values([
    { id: 601, courseUnitId: 1001, title: '链表', description: '指针' },
    { id: 602, courseUnitId: 1002, title: '链 表', description: '指针操作', position: 0 },
    { id: 603, courseUnitId: 1002, title: '散列查找', description: '散列函数与冲突处理', position: 1 },
    { id: 604, courseUnitId: 1002, title: '单链表', description: '节点', position: 2 },
    { id: 605, courseUnitId: 1005, title: '链表', description: '外校' },
  ]);
  await db.insert(ksas).values([
    { id: 701, courseUnitId: 1001, title: 'K', level: 1, description: '指针的含义' },
    { id: 702, courseUnitId: 1002, title: 'K', level: 1, description: '指针的含义' },
    { id: 703, courseUnitId: 1002, title: 'S', level: 1, description: '能实现链表' },
    { id: 704, courseUnitId: 1005, title: 'S', level: 1, description: '外校的技能' },
  ]);
  const ties = [
    [601, 701],
    [604, 702],
    [604, 703],
    [605, 704],
  ] as const;
  await db.insert(pointKsas).values(ties.map(([pointId, ksaId]) => ({ pointId, ksaId })));
  await db.insert(graduationRequirements).values([
    { id: 401, majorId: 101, description: '1 工程知识' },
    { id: 402, majorId: 102, description: '1 工程知识' },
    { id: 403, majorId: 201, description: '1 工程知识' },
  ]);
  await db.insert(indicators).values([
    { id: 501, requirementId: 401, description: '1.1 能建立计算模型并求解' },
    { id: 502, requirementId: 402, description: '1.1 能为实际问题建立数学模型' },
    { id: 503, requirementId: 402, description: '1.2 遵守工程伦理' },
    { id: 504, requirementId: 403, description: '1.1 能为实际问题建立数学模型' },
  ]);
  await db.insert(teachingGoals).values({ id: 801, courseUnitId: 1002, indicatorId: 501, description: '能选择逻辑结构并建立模型' });
}
