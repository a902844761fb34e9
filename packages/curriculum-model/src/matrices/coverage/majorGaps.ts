import { courseClassIds } from '../../course-units/choices';
import { bindingRows } from '../linked/entries';
import { columnAt } from '../linked/columnGoals';
import { indicatorAt, indicatorsOf } from '../linked/indicators';
import type { CourseBinding, LinkedMatrices } from '../linked/linkedMatrices';
import type { ThreadItem } from '../thread/threadItem';
import { countOf, coverageOf } from './coverage';
import type { MatrixFinding } from './matrixFinding';

/** Rules of the major matrix. */
export type MajorRule = Extract<
  MatrixFinding['rule'],
  'indicatorUnsupported' | 'indicatorWeakOnly' | 'indicatorOnOneElective' | 'courseWithoutSupport' | 'bindingWithoutGoal' | 'goalUnbound'
>;

/** A gap of the major matrix before it is put into words, for those who only mark or count gaps. */
export interface MajorGap extends Pick<MatrixFinding, 'subject' | 'at'> {
  rule: MajorRule;
}

/** Gaps of the major matrix. */
export function findMajorGaps(matrices: LinkedMatrices): MajorGap[] {
  return [...indicatorGaps(matrices), ...courseGaps(matrices), ...bareBindings(matrices), ...unboundGoals(matrices)];
}

function indicatorGaps(matrices: LinkedMatrices): MajorGap[] {
  const { indicators } = coverageOf(matrices);
  const elective = new Set(matrices.courses.flatMap(({ id, classId }) => (classId === courseClassIds.elective ? id : [])));
  const supporters = byIndicator(matrices.bindings);
  return indicatorsOf(matrices)
    .flatMap((requirement) => requirement.indicators)
    .flatMap(({ id }): MajorGap[] => {
      const subject: ThreadItem = { kind: 'indicator', id };
      const { strong, weak } = countOf(indicators, id);
      const at = { matrix: 'major', column: String(id) } as const;
      if (strong + weak === 0) return [{ rule: 'indicatorUnsupported', subject, at }];
      const found: MajorGap[] = [];
      if (strong === 0) found.push({ rule: 'indicatorWeakOnly', subject, at });
      const only = strong + weak === 1 ? supporters.get(id)?.courseId : undefined;
      if (only !== undefined && elective.has(only)) {
        found.push({ rule: 'indicatorOnOneElective', subject, at: { ...at, row: String(only) } });
      }
      return found;
    });
}

function courseGaps(matrices: LinkedMatrices): MajorGap[] {
  const { courses } = coverageOf(matrices);
  return matrices.courses
    .filter(({ id, classId }) => classId === courseClassIds.compulsory && !courses.has(id))
    .map(({ id }) => ({ rule: 'courseWithoutSupport', subject: { kind: 'course', id }, at: { matrix: 'major', row: String(id) } }));
}

function bareBindings(matrices: LinkedMatrices): MajorGap[] {
  const bare = matrices.bindings.filter(({ goals, requireId }) => goals.length === 0 && indicatorAt(matrices, requireId));
  return bare.map(({ courseId, requireId }) => ({
    rule: 'bindingWithoutGoal',
    subject: { kind: 'course', id: courseId },
    at: { matrix: 'major', row: String(courseId), column: String(requireId) },
  }));
}

/** For the course of these matrices: a server may or may not return other courses' goals. */
function unboundGoals(matrices: LinkedMatrices): MajorGap[] {
  const bound = new Set(bindingRows.group(matrices.bindings, matrices.courseId).flatMap(({ goals }) => goals));
  return matrices.goals
    .filter(({ id, courseId }) => courseId === matrices.courseId && !bound.has(id) && !columnAt(matrices, id))
    .map(({ id, courseId, parentId }) => {
      const column = indicatorAt(matrices, parentId) && { column: String(parentId) };
      return { rule: 'goalUnbound', subject: { kind: 'goal', id }, at: { matrix: 'major', row: String(courseId), ...column } };
    });
}

const known = new WeakMap<readonly CourseBinding[], ReadonlyMap<number, CourseBinding>>();

/** One binding of each indicator point, whichever comes last. */
function byIndicator(bindings: readonly CourseBinding[]): ReadonlyMap<number, CourseBinding> {
  const found = known.get(bindings);
  if (found) return found;
  const fresh = new Map(bindings.map((binding) => [binding.requireId, binding]));
  known.set(bindings, fresh);
  return fresh;
}
