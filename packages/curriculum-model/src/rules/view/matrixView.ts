import type { CurriculumState } from '../../editions';
import { groupBy } from '../../grouping';
import { relateValues, type LinkedMatrices, type MatrixFinding } from '../../matrices';
import { majorFindings } from '../../matrices/coverage/majorFindings';
import { courseView, type CourseView } from './courseView';
import { linkedCourse, linkedRequirements } from './linkedOf';
import { majorView, type MajorView } from './majorView';

/** The courses that support an indicator point. */
export interface SupportView {
  strong: readonly CourseView[];
  weak: readonly CourseView[];
}

/** The major matrix of a curriculum: its indicator points and what the courses support. */
export interface MatrixView {
  major: MajorView;
  courses: readonly CourseView[];
  /** The courses of an indicator point. */
  supports: (indicator: string) => SupportView;
  /** What the matrix lacks, as its own findings say it. */
  findings: readonly MatrixFinding[];
}

const none: SupportView = { strong: [], weak: [] };

/** What the rules read of the major matrix. */
export function matrixView(state: CurriculumState): MatrixView {
  const major = majorView(state.major);
  const courses = state.courses.map(courseView);
  const bindings = courses.flatMap((course) => course.bindings.map((binding) => ({ ...binding, course })));
  const supports = new Map(
    [...groupBy(bindings, ({ indicator }) => indicator)].map(([indicator, list]) => {
      const of = (relate: number) => list.filter((one) => one.relate === relate).map(({ course }) => course);
      return [indicator, { strong: of(relateValues.strong), weak: of(relateValues.weak) }] as const;
    }),
  );
  const rows = courses.map(linkedCourse);
  const matrices: LinkedMatrices = {
    majorId: major.part.lineage,
    courseId: 0,
    requirements: linkedRequirements(major),
    courses: rows.map(({ row }) => row),
    bindings: rows.flatMap((course) => course.bindings),
    goals: [],
    projects: [],
    points: [],
    ksas: [],
    placedPoints: [],
    taskGoals: [],
    placedKsas: [],
  };
  return { major, courses, supports: (indicator) => supports.get(indicator) ?? none, findings: majorFindings(matrices) };
}
