import type { CourseUnit } from '../course-units';
import type { Goal, TaskGoal } from '../goals';
import type { CourseCell, GoalRelation, ProjectCell } from '../matrices';
import type { Ksa, Point } from '../points';
import type { AdditionalInfo } from '../syllabus';

type NamedPoint = Pick<Point, 'id' | 'title' | 'translations'>;

/** What completion looks at of one course, and no more: a large course has tens of thousands of entries. */
export interface CourseData {
  course: CourseUnit;
  points: readonly NamedPoint[];
  ksa: readonly Pick<Ksa, 'id'>[];
  goals: readonly Pick<Goal, 'id' | 'description' | 'translations'>[];
  bindings: readonly Pick<GoalRelation, 'goals'>[];
  taskGoals: readonly Pick<TaskGoal, 'projectId'>[];
  courseCells: readonly PlacedCell[];
  projectCells: readonly Pick<ProjectCell, 'projectMatrixId'>[];
  /** Null while the course start report was never saved. */
  report: AdditionalInfo | null;
}

/** An entry of the course matrix, of which only its place counts. */
export type PlacedCell = Pick<CourseCell, 'id' | 'projectId' | 'graduateRequireId'> & { point: NamedPoint };
