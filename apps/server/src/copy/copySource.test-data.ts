import type { OpenDatabase } from '../db';
import { schema } from '../db';
import { setScene, sceneStart } from '../testing/scene';

/** Where the scene's course 1001 of major 101 can be copied to, and its goals with the indicator points they are bound to there. */
export const copyScene = {
  sourceId: 1001,
  targetId: 102,
  goals: [301, 302, 303],
  /** Of major 101, 102, 103 and 201. */
  indicators: { own: [511, 512], target: [521, 522, 523], otherDepartment: [531], otherCollege: [541] },
} as const;

/** Every goal once: two under the first indicator point, strong, one under the second, weak. */
export const goalRelations = [
  { requireId: 521, relate: 0 as const, goals: [301, 303] },
  { requireId: 522, relate: 1 as const, goals: [302] },
];

export const copyRequest = { courseId: 1001, sourceId: 1001, targetId: 102, goalRelations };

const english = (text: string) => ({ en: { description: { text, updatedAt: '2026-01-05T08:00:00Z' } } });
const trash = { deletedAt: sceneStart };

/** The scene with a whole course in unit 1001, every kind of record twice or more, and one of every kind in the trash. */
export async function setCopyScene(database: OpenDatabase): Promise<void> {
  await setScene(database);
  const { db } = database;
  await db
    .insert(schema.graduationRequirements)
    .values([101, 102, 103, 201].map((majorId, index) => ({ id: 401 + index, majorId, description: `${index} 要求` })));
  await db
    .insert(schema.indicators)
    .values([
      ...copyScene.indicators.own.map((id, position) => ({ id, requirementId: 401, description: `指标 ${id}`, position })),
      ...copyScene.indicators.target.map((id, position) => ({ id, requirementId: 402, description: `指标 ${id}`, position })),
      { id: 524, requirementId: 402, description: '已删除', ...trash },
      { id: 531, requirementId: 403, description: '机械指标' },
      { id: 541, requirementId: 404, description: '外校指标' },
    ]);
  await db.update(schema.courseUnits).set({
    classId: 1,
    typeId: 3,
    position: '专业核心课',
    introduction: '讲授数据的组织。',
    criterion: '完成一份报告',
    theoryPeriod: 48,
    practicePeriod: 16,
    version: 7,
    translations: { en: { name: { text: 'Data Structures', updatedAt: '2026-01-05T08:00:00Z' } } },
  });
  await putProjects(db);
  await putPoints(db);
  await putGoalsAndMatrices(db);
  await db.insert(schema.syllabuses).values({
    courseUnitId: 1001,
    score: 4,
    year: '2024-2025-1',
    lecturer: '王老师',
    phone: '010-5555',
    email: 'wang@college.example',
    department: '软件教研室',
    classname: '软件2301',
    students: 42,
    schedule: { label: ['周次', '内容'], data: [['1', '绪论']] },
    textbooks: '《数据结构》',
    examtype: 0,
    exampercent: { type: 0, rows: [{ part: 'final', label: '期末', percent: 60 }] },
    translations: {
      en: {
        lecturer: { text: 'Wang', updatedAt: '2026-01-05T08:00:00Z' },
        textbooks: { text: 'Data Structures', updatedAt: '2026-01-05T08:00:00Z' },
      },
    },
    version: 3,
  });
}

async function putProjects(db: OpenDatabase['db']): Promise<void> {
  await db.insert(schema.projects).values([
    {
      id: 201,
      courseUnitId: 1001,
      courseClassId: 1,
      courseTypeId: 2,
      name: '绪论',
      theoryPeriod: 6,
      practicePeriod: 2.5,
      product: '报告',
      position: 1,
    },
    { id: 202, courseUnitId: 1001, name: '线性表', theoryPeriod: 10, practicePeriod: 4, position: 0, version: 4 },
    { id: 203, courseUnitId: 1001, name: '已删除', theoryPeriod: 90, position: 2, ...trash },
    { id: 204, courseUnitId: 1002, name: '别的课程', position: 0 },
  ]);
  await db.insert(schema.taskGoals).values([
    { id: 211, projectId: 201, description: '任务一', product: '程序', position: 0, translations: english('Task one') },
    { id: 212, projectId: 202, description: '任务二', position: 0 },
    { id: 213, projectId: 202, description: '任务三', position: 1 },
    { id: 214, projectId: 202, description: '已删除', position: 2, ...trash },
    { id: 215, projectId: 203, description: '随章节删除', position: 0 },
  ]);
}

async function putPoints(db: OpenDatabase['db']): Promise<void> {
  await db.insert(schema.points).values([
    { id: 221, courseUnitId: 1001, title: '顺序表', description: '连续存储', position: 1, translations: english('Array list') },
    { id: 222, courseUnitId: 1001, title: '链表', description: '链式存储', position: 0 },
    { id: 223, courseUnitId: 1001, title: '已删除', description: '…', position: 2, ...trash },
  ]);
  await db.insert(schema.ksas).values([
    { id: 231, courseUnitId: 1001, title: 'K', level: 1, description: '大O记号' },
    { id: 232, courseUnitId: 1001, title: 'S', level: 1, description: '能实现链表', version: 5 },
    { id: 233, courseUnitId: 1001, title: 'A', level: 1, description: '严谨' },
    { id: 234, courseUnitId: 1001, title: 'K', level: 2, description: '已删除', ...trash },
  ]);
  await db.insert(schema.pointKsas).values([
    { pointId: 221, ksaId: 231, position: 0 },
    { pointId: 222, ksaId: 232, position: 1 },
    { pointId: 222, ksaId: 231, position: 0 },
    { pointId: 223, ksaId: 231, position: 0 },
  ]);
}

async function putGoalsAndMatrices(db: OpenDatabase['db']): Promise<void> {
  await db.insert(schema.teachingGoals).values([
    { id: 301, courseUnitId: 1001, indicatorId: 511, description: '能建模', position: 1, translations: english('Model') },
    { id: 302, courseUnitId: 1001, indicatorId: 511, description: '能分析', position: 0 },
    { id: 303, courseUnitId: 1001, indicatorId: 512, description: '能设计', position: 2 },
    { id: 304, courseUnitId: 1001, indicatorId: 512, description: '已删除', position: 3, ...trash },
  ]);
  await db.insert(schema.majorMatrixEntries).values([
    { id: 311, courseUnitId: 1001, indicatorId: 511, relate: 1 },
    { id: 312, courseUnitId: 1001, indicatorId: 512, relate: 0 },
  ]);
  await db.insert(schema.majorMatrixGoals).values([
    { entryId: 311, goalId: 301 },
    { entryId: 311, goalId: 302 },
    { entryId: 312, goalId: 303 },
  ]);
  const cell = { courseUnitId: 1001, study: '讨论', teach: '案例', product: '程序', week: '8-10', theoryPeriod: 8, practicePeriod: 1.5 };
  await db.insert(schema.courseMatrixEntries).values([
    { ...cell, id: 321, projectId: 201, goalId: 301, pointId: 221, relate: 0 },
    { ...cell, id: 322, projectId: 202, goalId: 302, pointId: 222, relate: 1, week: '' },
    { ...cell, id: 323, projectId: 202, goalId: 303, pointId: 221, relate: 0, translations: english('Case') },
    { ...cell, id: 324, projectId: 202, goalId: 304, pointId: 221, relate: 0 },
  ]);
  await db.insert(schema.projectMatrixEntries).values([
    { courseMatrixEntryId: 321, taskGoalId: 211, ksaId: 231, relate: 0 },
    { courseMatrixEntryId: 322, taskGoalId: 212, ksaId: 232, relate: 1 },
    { courseMatrixEntryId: 323, taskGoalId: 213, ksaId: 233, relate: 0, version: 9 },
    { courseMatrixEntryId: 323, taskGoalId: 214, ksaId: 233, relate: 0 },
    { courseMatrixEntryId: 324, taskGoalId: 213, ksaId: 233, relate: 0 },
  ]);
}
