import { relateSchema, relateValues, type CourseBinding, type LinkedMatrices, type MajorMatrixCourse } from '../../matrices';
import type { GraduateRequire } from '../../goals';
import { groupBy } from '../../grouping';
import { byKind, matrixCourseFields } from '../../records';
import { recordsOf, type CurriculumState, type StatePart, type StateRecord } from '../state';

/** The major matrix of a state as the rules of matrices read it, with lineage numbers for ids; it has neither goals nor the matrices of a course. */
export function majorMatrixOf(state: CurriculumState): LinkedMatrices {
  return {
    majorId: state.major.lineage,
    courseId: 0,
    requirements: requirementsOf(state.major),
    courses: state.courses.map(courseOf),
    bindings: state.courses.flatMap(bindingsOf),
    goals: [],
    projects: [],
    points: [],
    ksas: [],
    placedPoints: [],
    taskGoals: [],
    placedKsas: [],
  };
}

function requirementsOf(major: StatePart): GraduateRequire[] {
  const indicators = groupBy(recordsOf(major, 'indicator'), ({ under }) => under);
  return recordsOf(major, 'requirement').map((requirement) => ({
    ...described(requirement),
    children: (indicators.get(requirement.key) ?? []).map(described),
  }));
}

function described({ key, fields }: StateRecord) {
  return { id: Number(key), description: String(fields.description ?? '') };
}

function courseOf(part: StatePart): MajorMatrixCourse {
  const stored = recordsOf(part, 'course')[0]?.fields ?? {};
  const fields = byKind(matrixCourseFields, {
    text: (_, name) => String(stored[name] ?? ''),
    choice: (_, name) => choice(stored[name]),
  });
  return { id: part.lineage, ...fields };
}

function bindingsOf(part: StatePart): CourseBinding[] {
  const bound = groupBy(
    recordsOf(part, 'goal').filter(({ fields }) => fields.isBound === true),
    ({ under }) => under,
  );
  return recordsOf(part, 'binding').flatMap(({ key, fields }) => {
    const relate = relateSchema.safeParse(fields.relate).data ?? relateValues.none;
    if (relate === relateValues.none) return [];
    return [{ courseId: part.lineage, requireId: Number(key), relate, goals: (bound.get(key) ?? []).map((goal) => Number(goal.key)) }];
  });
}

const choice = (value: unknown) => (typeof value === 'number' ? value : null);
