import * as contract from '@college/api-client/contract';
import type { ReportData } from '@college/curriculum-model';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { setCopyScene } from '../copy/copySource.test-data';
import { schema } from '../db';
import { describeOnOneEngine } from '../db/testing';
import { testServer } from '../testing/testServer';

const courseId = 1001;
const reads = {
  requires: contract.getReportRequires,
  majorMatrix: contract.getReportMajorMatrix,
  projects: contract.getReportProjects,
  projectMatrix: contract.getReportProjectMatrix,
  pointMatrix: contract.getReportPointMatrix,
  taskGoals: contract.getReportTaskGoals,
  info: contract.getAdditionalInfo,
  intro: contract.getCourseIntro,
} satisfies Record<keyof ReportData, contract.Endpoint>;
const english = (field: string, text: string) => ({ en: { [field]: { text, updatedAt: expect.any(String) } } });

describeOnOneEngine('reading a course start report', (database) => {
  const server = testServer(() => database.current);
  beforeEach(async () => {
    await setCopyScene(database.current);
    server.forgetSessions();
  });

  async function report(courseid: number = courseId): Promise<ReportData> {
    const entries = Object.entries(reads).map(async ([part, endpoint]) => {
      const { code, data } = await server.call(endpoint, { as: 'collegeViewer', query: { courseid } });
      expect([part, code]).toEqual([part, '0']);
      return [part, data];
    });
    return Object.fromEntries(await Promise.all(entries)) as ReportData;
  }

  it('returns the Chinese record with its translations, whatever the language of the reader', async () => {
    const { intro, requires, majorMatrix, projects, taskGoals } = await report();
    expect(intro).toEqual({
      name: '课程 own',
      introduction: '讲授数据的组织。',
      totalPeriodData: [16, 6.5, 0],
      translations: english('name', 'Data Structures'),
    });
    expect(requires).toMatchObject([{ description: '0 要求', children: [{ id: 511 }, { id: 512 }] }]);
    expect(majorMatrix).toEqual([
      {
        requireId: 511,
        relate: 1,
        goals: [302, 301],
        description: '指标 511',
        goalDescriptions: ['能分析', '能建模'],
        goalTexts: [
          { id: 302, description: '能分析' },
          { id: 301, description: '能建模', translations: english('description', 'Model') },
        ],
      },
      { requireId: 512, relate: 0, goals: [303], description: '指标 512', goalDescriptions: ['能设计'], goalTexts: [expect.anything()] },
    ]);
    // In the order of the chapters; one without a text of its own yields what its matrix entries yield.
    expect(projects).toEqual([
      { id: 202, courseUnitId: courseId, name: '线性表', product: '程序' },
      { id: 201, courseUnitId: courseId, name: '绪论', product: '报告' },
    ]);
    expect(taskGoals).toEqual([
      { id: 212, projectId: 202, description: '任务二', product: '' },
      { id: 213, projectId: 202, description: '任务三', product: '' },
      { id: 211, projectId: 201, description: '任务一', product: '程序', translations: english('description', 'Task one') },
    ]);
  });

  it('returns both matrices without hidden entries, points with their numbers', async () => {
    const { projectMatrix, pointMatrix } = await report();
    expect(projectMatrix.map(({ id, graduateRequireId, point }) => [id, graduateRequireId, point.number, point.title])).toEqual([
      [322, 302, 1, '链表'],
      [321, 301, 2, '顺序表'],
      [323, 303, 2, '顺序表'],
    ]);
    const texts = { study: '讨论', teach: '案例', product: '程序', week: '8-10' };
    expect(projectMatrix[1]).toEqual({
      id: 321,
      projectId: 201,
      graduateRequireId: 301,
      relate: 0,
      point: { title: '顺序表', description: '连续存储', number: 2, translations: english('description', 'Array list') },
      ...texts,
      period: 9.5,
      theoryPeriod: 8,
      practicePeriod: 1.5,
    });
    expect(projectMatrix[2]?.translations).toEqual(english('description', 'Case'));
    expect(pointMatrix).toEqual([
      { projectMatrixId: 321, taskGoalId: 211, relate: 0, ksa: { title: 'K', level: 1, description: '大O记号' } },
      { projectMatrixId: 322, taskGoalId: 212, relate: 1, ksa: { title: 'S', level: 1, description: '能实现链表' } },
      { projectMatrixId: 323, taskGoalId: 213, relate: 0, ksa: { title: 'A', level: 1, description: '严谨' } },
    ]);
  });

  it('returns the stored report, or an empty one with id and version 0', async () => {
    const { info } = await report();
    expect(info).toMatchObject({
      courseUnitId: courseId,
      score: 4,
      lecturer: '王老师',
      version: 3,
      translations: { en: { textbooks: {} } },
    });
    const { info: empty, majorMatrix, projectMatrix } = await report(1003);
    expect(empty).toMatchObject({ id: 0, courseUnitId: 1003, version: 0, score: null, examtype: null, schedule: { label: [], data: [] } });
    expect([majorMatrix, projectMatrix]).toEqual([[], []]);
  });

  it('reports that an unknown or deleted course does not exist, and returns nothing of another college', async () => {
    await database.current.db.update(schema.courseUnits).set({ deletedAt: server.clock.now }).where(eq(schema.courseUnits.id, 1002));
    for (const endpoint of Object.values(reads)) {
      const answer = async (courseid: unknown) => {
        const { code, message, data } = await server.call(endpoint, { as: 'collegeAdmin', query: { courseid } });
        expect(data).toBeNull();
        return `${code} ${message}`;
      };
      expect(await answer(999_999)).toBe('30004 找不到该数据，可能已被删除。');
      expect(await answer(1002)).toMatch(/^30004 /);
      expect(await answer(1005)).toBe('30003 您没有进行此操作的权限。');
      expect(await answer('x')).toMatch(/^30001 .+/);
    }
  });
});
