import type { CourseUnit } from '../course-units';
import type { Goal, TaskGoal } from '../goals';
import type { CourseCell, GoalRelation, ProjectCell } from '../matrices';
import type { Ksa, Point } from '../points';
import type { AdditionalInfo } from '../syllabus';

/** Everything of one course that completion looks at. */
export interface CourseData {
  course: CourseUnit;
  points: readonly Point[];
  ksa: readonly Ksa[];
  goals: readonly Goal[];
  bindings: readonly GoalRelation[];
  taskGoals: readonly TaskGoal[];
  courseCells: readonly CourseCell[];
  projectCells: readonly ProjectCell[];
  /** Null while the course start report was never saved. */
  report: AdditionalInfo | null;
}
