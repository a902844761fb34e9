import {
  bilingual,
  completionItems,
  completionOf,
  type Bilingual,
  type Completion,
  type CompletionItem,
  type CourseData,
} from '@college/curriculum-model';
import { presentCourseUnit } from '../course-units/presentCourseUnit';
import type { Queries } from '../db';
import { presentSyllabus } from '../syllabus/presentSyllabus';
import { findCourseRecords, type CourseRecords } from './courseRecords';

/** A course unit's name in both languages and all of its completion items; undefined where there is no such unit. */
export async function readCompletionItems(db: Queries, unitId: number): Promise<{ name: Bilingual; items: CompletionItem[] } | undefined> {
  const records = await findCourseRecords(db, [unitId]);
  const [row] = records.units;
  return row && { name: bilingual(row.unit, 'name'), items: completionItems(courseDataOf(records, row)) };
}

/** How complete each of some course units is, by the one rule set of the model. */
export async function readCompletions(db: Queries, unitIds: readonly number[]): Promise<Map<number, Completion>> {
  if (unitIds.length === 0) return new Map();
  const records = await findCourseRecords(db, unitIds);
  return new Map(records.units.map((row) => [row.unit.id, completionOf(completionItems(courseDataOf(records, row)))]));
}

function courseDataOf(records: CourseRecords, { unit, hasKsa }: CourseRecords['units'][number]): CourseData {
  const own = <Row extends { courseUnitId: number }>(rows: readonly Row[]) => rows.filter((row) => row.courseUnitId === unit.id);
  const projects = records.projects.filter(({ project }) => project.courseUnitId === unit.id);
  const points = new Map(own(records.points).map((point) => [point.id, point]));
  const cells = own(records.courseCells);
  const report = own(records.syllabuses)[0];
  return {
    course: presentCourseUnit(
      unit,
      projects.map(({ project }) => project),
    ),
    points: [...points.values()],
    ksa: hasKsa ? [{ id: 0 }] : [],
    goals: own(records.goals),
    bindings: [{ goals: own(records.boundGoals).map(({ goalId }) => goalId) }],
    taskGoals: projects.filter(({ hasTaskGoal }) => hasTaskGoal).map(({ project }) => ({ projectId: project.id })),
    courseCells: cells.flatMap(({ id, projectId, goalId, pointId }) => {
      const point = points.get(pointId);
      return point ? [{ id, projectId, graduateRequireId: goalId, point }] : [];
    }),
    projectCells: cells.filter((cell) => cell.hasKsa).map(({ id }) => ({ projectMatrixId: id })),
    report: report ? presentSyllabus(report) : null,
  };
}
