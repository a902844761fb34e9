import { relateSchema, relateValues, type CourseBinding, type LinkedMatrices, type MajorMatrixCourse } from '../../matrices';
import type { GraduateRequire } from '../../goals';
import { groupBy } from '../../grouping';
import type { Language } from '../../language';
import { byKind, matrixCourseFields } from '../../records';
import { fieldText } from '../fieldText';
import { recordsOf, type CurriculumState, type StatePart, type StateRecord } from '../state';

/**
 * The major matrix of a state as the rules of matrices read it, with lineage numbers for ids and the texts of one language; it has neither goals nor the matrices of a course.
 */
export function majorMatrixOf(state: CurriculumState, language: Language = 'zh'): LinkedMatrices {
  return {
    majorId: state.major.lineage,
    courseId: 0,
    requirements: requirementsOf(state.major, language),
    courses: state.courses.map((part) => courseOf(part, language)),
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

function requirementsOf(major: StatePart, language: Language): GraduateRequire[] {
  const described = (record: StateRecord) => ({ id: Number(record.key), description: fieldText(record, 'description', language) });
  const indicators = groupBy(recordsOf(major, 'indicator'), ({ under }) => under);
  return recordsOf(major, 'requirement').map((requirement) => ({
    ...described(requirement),
    children: (indicators.get(requirement.key) ?? []).map(described),
  }));
}

function courseOf(part: StatePart, language: Language): MajorMatrixCourse {
  const course: Pick<StateRecord, 'fields'> = recordsOf(part, 'course')[0] ?? { fields: {} };
  const fields = byKind(matrixCourseFields, {
    text: (_, name) => fieldText(course, name, language),
    choice: (_, name) => choice(course.fields[name]),
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
