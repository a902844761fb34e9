import { describe, expect, it } from 'vitest';
import { aNewCourseUnit, sampleCourseData, sampleCourseUnit } from '../fixtures';
import { completionItems, unmetItems } from './completion';
import type { CourseData } from './courseData';
import type { CompletionTarget } from './itemSchema';

const sample = sampleCourseData(1004);
const [first, ...rest] = sampleCourseUnit(1004).courseMatrixVOS;
const table: CompletionTarget = { screen: 'detail', field: 'courseMatrixVOS' };
const empty: CourseData = {
  course: aNewCourseUnit(),
  points: [],
  ksa: [],
  goals: [],
  bindings: [],
  taskGoals: [],
  courseCells: [],
  projectCells: [],
  report: null,
};
const withFirst = (change: object): CourseData => ({
  ...sample,
  course: { ...sample.course, courseMatrixVOS: [{ ...first!, ...change }, ...rest] },
});

function targetOf(data: CourseData, id: string): CompletionTarget | undefined {
  return unmetItems(completionItems(data)).find((item) => item.id === id)?.target;
}

describe('what is missing is mended', () => {
  it.each<[string, string, CourseData, CompletionTarget]>([
    ['in its own field', 'info.introduction', empty, { screen: 'detail', field: 'introduction' }],
    ['in the hours of the course', 'info.hours', empty, { screen: 'detail', field: 'theoryPeriod' }],
    ['where chapters are added, while there are none', 'base.projects', empty, table],
    ['there too, for their names', 'base.projectNames', empty, table],
    ['there too, for their hours', 'base.projectHours', empty, table],
    ['there too, for their task goals', 'base.taskGoals', empty, table],
    ['in the name of the chapter', 'base.projectNames', withFirst({ name: '' }), { screen: 'detail', projectId: first!.id, field: 'name' }],
    [
      'in the hours of the chapter',
      'base.projectHours',
      withFirst({ theoryPeriod: 0, practicePeriod: 0 }),
      { screen: 'detail', projectId: first!.id, field: 'theoryPeriod' },
    ],
    ['in the task goals of the chapter', 'base.taskGoals', sample, { screen: 'taskGoals', projectId: 1061 }],
    ['among the points', 'base.points', empty, { screen: 'points' }],
    ['among the points, for KSA', 'base.ksa', empty, { screen: 'points' }],
    ['among the goals', 'base.goals', empty, { screen: 'goals' }],
    ['in the row of the chapter', 'courseMatrix.project.1061', sample, { screen: 'courseMatrix', projectId: 1061 }],
    ['in the column of the goal', 'courseMatrix.goal.1031', { ...sample, courseCells: [] }, { screen: 'courseMatrix', goalId: 1031 }],
    [
      'in the row of the point',
      'projectMatrix.point.1068',
      sample,
      { screen: 'projectMatrix', pointId: 1068, projectId: 1065, row: '1065 1034 1068' },
    ],
    ['in the field of the report', 'report.examdetail', empty, { screen: 'report', field: 'examdetail' }],
  ])('%s: %s', (_, id, data, target) => expect(targetOf(data, id)).toEqual(target));
});
