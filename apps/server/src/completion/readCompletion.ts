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
import { schema, type Queries } from '../db';
import { isOneOf } from '../db/intArray';
import { presentSyllabus } from '../syllabus/presentSyllabus';
import { findCourseRecords, type CourseRecords } from './courseRecords';

const { courseUnits } = schema;

/** A course unit's name in both languages and all of its completion items; undefined where there is no such unit. */
export async function readCompletionItems(db: Queries, unitId: number): Promise<{ name: Bilingual; items: CompletionItem[] } | undefined> {
  const [records] = await findCourseRecords(db, isOneOf(courseUnits.id, [unitId]), 1);
  return records && { name: bilingual(records.unit, 'name'), items: completionItems(courseDataOf(records)) };
}

/** How complete a course unit is, by the one rule set of the model. */
export function completionOfRecords(records: CourseRecords): Completion {
  return completionOf(completionItems(courseDataOf(records)));
}

function courseDataOf({ unit, report, hasKsa, projects, goals, boundGoals, courseCells, ...records }: CourseRecords): CourseData {
  const points = new Map(records.points.map((point) => [point.id, point]));
  return {
    course: presentCourseUnit(unit, projects),
    points: records.points,
    ksa: hasKsa ? [{ id: 0 }] : [],
    goals,
    bindings: [{ goals: boundGoals.map(({ goalId }) => goalId) }],
    taskGoals: projects.filter(({ hasTaskGoal }) => hasTaskGoal).map(({ id }) => ({ projectId: id })),
    courseCells: courseCells.flatMap(({ id, projectId, goalId, pointId }) => {
      const point = points.get(pointId);
      return point ? [{ id, projectId, graduateRequireId: goalId, point }] : [];
    }),
    projectCells: courseCells.filter((cell) => cell.hasKsa).map(({ id }) => ({ projectMatrixId: id })),
    report: report && presentSyllabus(report),
  };
}
