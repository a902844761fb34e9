import * as contract from '@college/api-client/contract';
import type { Translations } from '@college/curriculum-model';
import { leastCourseUnitFields } from '@college/curriculum-model/fixtures';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { schema } from '../db';
import { describeOnEachEngine } from '../db/testing';
import { cellOf, goalOf, indicatorOf, ksaOf, majorOf, pointOf, requirementOf, rowOf, taskGoalOf, unitOf } from '../rights/place.test-data';
import { setRightsScene } from '../rights/rightsScene.test-data';
import { testServer } from '../testing/testServer';

const unitId = unitOf('own');
const own = { manage: { level: 'major', manage: true, modify: true, permissionId: 2000, relativeId: 101 } };
const course = { ...leastCourseUnitFields(), id: unitId, majorId: majorOf('own') };
const hours = { theoryPeriod: 0, practicePeriod: 0 };
const arrangement = { study: '', teach: '', product: '新的产出', week: '', ...hours };
const task = { id: taskGoalOf('own'), description: '新的任务', product: '' };
const current = { userId: 5, userName: 'majorLeader', collegeId: 1, majorId: majorOf('own'), lang: '80101' };

/** Each call that replaces rows, sent by a client that knows no English, with the records that it changes. */
const saves = [
  [
    'the course and its chapters',
    contract.saveCourseUnit,
    ['course.name', 'project.name'],
    {
      ...own,
      current,
      course: {
        ...course,
        name: '新的课程',
        courseMatrixVOS: [{ id: rowOf('own'), courseUnitId: unitId, name: '新的章节', ...hours }],
      },
    },
  ],
  [
    'points and KSA',
    contract.saveCourseUnit,
    ['point.title', 'ksa.description'],
    {
      ...own,
      current,
      course: { ...course, name: '课程', courseMatrixVOS: [{ id: rowOf('own'), courseUnitId: unitId, name: '章节', ...hours }] },
      pointksa: [
        {
          id: pointOf('own'),
          title: '新的课点',
          description: '描述',
          ksa: [{ id: ksaOf('own'), title: 'K', level: 1, description: '新的知识' }],
        },
      ],
    },
  ],
  [
    'goals',
    contract.updateCourseGoals,
    ['goal.description'],
    [{ id: goalOf('own'), parentId: indicatorOf('own'), courseId: unitId, description: '新的目标' }],
  ],
  ['task goals', contract.updateTaskGoal, ['taskGoal.description'], { projectId: rowOf('own'), goals: [task] }],
  [
    'matrix cells',
    contract.updateCourseMatrix,
    ['courseCell.product'],
    {
      courseId: unitId,
      list: [
        {
          project: { id: rowOf('own') },
          data: [
            {
              id: cellOf('own'),
              courseUnitId: unitId,
              projectId: rowOf('own'),
              graduateRequireId: goalOf('own'),
              point: { id: pointOf('own') },
              relate: { relate: 0 },
              ...arrangement,
            },
          ],
        },
      ],
    },
  ],
  [
    'requirements',
    contract.saveGraduateRequires,
    ['require.description', 'indicator.description'],
    {
      majorId: majorOf('own'),
      list: [{ id: requirementOf('own'), description: '新的要求', children: [{ id: indicatorOf('own'), description: '新的指标点' }] }],
    },
  ],
] as const;

const records = {
  course: [schema.courseUnits, unitId],
  project: [schema.projects, rowOf('own')],
  point: [schema.points, pointOf('own')],
  ksa: [schema.ksas, ksaOf('own')],
  goal: [schema.teachingGoals, goalOf('own')],
  taskGoal: [schema.taskGoals, taskGoalOf('own')],
  courseCell: [schema.courseMatrixEntries, cellOf('own')],
  require: [schema.graduationRequirements, requirementOf('own')],
  indicator: [schema.indicators, indicatorOf('own')],
} as const;

describeOnEachEngine('English of records that are saved without it', (database) => {
  const server = testServer(() => database.current);
  beforeEach(async () => {
    await setRightsScene(database.current);
    server.forgetSessions();
  });

  async function read(kind: keyof typeof records) {
    const [table, id] = records[kind];
    const [row] = await database.current.db
      .select({ translations: table.translations, version: table.version })
      .from(table)
      .where(eq(table.id, id));
    return row!;
  }

  it.each(saves)('stays with %s, and is marked as older than its Chinese', async (_name, endpoint, texts, body) => {
    for (const text of texts) {
      const [kind, field] = text.split('.') as [keyof typeof records, string];
      const [table, id] = records[kind];
      const translations: Translations = { en: { [field]: { text: `English of ${kind}`, updatedAt: '2026-03-01T00:00:00Z' } } };
      await database.current.db.update(table).set({ translations }).where(eq(table.id, id));
    }
    expect(await server.call(endpoint, { as: 'majorLeader', body })).toMatchObject({ code: '0' });
    for (const text of texts) {
      const [kind, field] = text.split('.') as [keyof typeof records, string];
      expect((await read(kind)).translations.en![field]).toEqual({
        text: `English of ${kind}`,
        updatedAt: '2026-03-01T00:00:00Z',
        older: true,
      });
    }
  });

  it('that comes back as it was read is no change', async () => {
    const translations: Translations = { en: { description: { text: 'a goal', updatedAt: '2026-03-01T00:00:00Z', older: true } } };
    await database.current.db
      .update(schema.teachingGoals)
      .set({ translations })
      .where(eq(schema.teachingGoals.id, goalOf('own')));
    const { version } = await read('goal');
    const goal = { id: goalOf('own'), parentId: indicatorOf('own'), courseId: unitId, description: '目标', translations };
    expect((await server.call(contract.updateCourseGoals, { as: 'majorLeader', body: [goal] })).code).toBe('0');
    expect(await read('goal')).toEqual({ version, translations });
  });
});
