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

/** The five parts (core §3). */
export type CompletionPartName = 'info' | 'base' | 'courseMatrix' | 'projectMatrix' | 'report';

/** Where an unmet item is mended. */
export interface CompletionTarget {
  screen: 'detail' | 'points' | 'goals' | 'taskGoals' | 'courseMatrix' | 'projectMatrix' | 'report';
  field?: string;
  projectId?: number;
  goalId?: number;
  pointId?: number;
}
