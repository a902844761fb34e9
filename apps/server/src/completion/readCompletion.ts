import {
  bilingual,
  completionItems,
  completionOf,
  relateOption,
  type Bilingual,
  type Completion,
  type CompletionItem,
  type CourseData,
} from '@college/curriculum-model';
import { presentCourseUnit } from '../course-units/presentCourseUnit';
import type { Queries } from '../db';
import { presentKsa, presentPoint } from '../points/readPointKsa';
import { presentSyllabus } from '../syllabus/presentSyllabus';
import { findCourseRecords, type CourseRecords } from './courseRecords';

/** A course unit's name in both languages and all of its completion items; undefined where there is no such unit. */
export async function readCompletionItems(db: Queries, unitId: number): Promise<{ name: Bilingual; items: CompletionItem[] } | undefined> {
  const records = await findCourseRecords(db, [unitId]);
  const [unit] = records.units;
  return unit && { name: bilingual(unit, 'name'), items: completionItems(courseDataOf(records, unit)) };
}

/** How complete each of some course units is, by the one rule set of the model. */
export async function readCompletions(db: Queries, unitIds: readonly number[]): Promise<Map<number, Completion>> {
  if (unitIds.length === 0) return new Map();
  const records = await findCourseRecords(db, unitIds);
  return new Map(records.units.map((unit) => [unit.id, completionOf(completionItems(courseDataOf(records, unit)))]));
}

function courseDataOf(records: CourseRecords, unit: CourseRecords['units'][number]): CourseData {
  const own = <Row extends { courseUnitId: number }>(rows: readonly Row[]) => rows.filter((row) => row.courseUnitId === unit.id);
  const projects = own(records.projects);
  const projectIds = new Set(projects.map(({ id }) => id));
  const points = new Map(own(records.points).map((point) => [point.id, presentPoint(point)]));
  const ksas = new Map(own(records.ksas).map((ksa) => [ksa.id, presentKsa(ksa)]));
  const report = own(records.syllabuses)[0];
  return {
    course: presentCourseUnit(unit, projects),
    points: [...points.values()],
    ksa: [...ksas.values()],
    goals: own(records.goals).map(({ id, indicatorId, description, translations }) => {
      return { id, parentId: indicatorId, courseId: unit.id, description, translations };
    }),
    bindings: own(records.bindings),
    taskGoals: records.taskGoals.filter(({ projectId }) => projectIds.has(projectId)),
    courseCells: own(records.courseCells).flatMap(({ goalId, pointId, relate, ...cell }) => {
      const point = points.get(pointId);
      return point ? [{ ...cell, graduateRequireId: goalId, point, relate: relateOption(relate, 'zh') }] : [];
    }),
    projectCells: own(records.projectCells).flatMap(({ cell: { ksaId, relate, courseMatrixEntryId, ...cell } }) => {
      const ksa = ksas.get(ksaId);
      return ksa ? [{ ...cell, projectMatrixId: courseMatrixEntryId, ksa, relate: relateOption(relate, 'zh') }] : [];
    }),
    report: report ? presentSyllabus(report) : null,
  };
}
