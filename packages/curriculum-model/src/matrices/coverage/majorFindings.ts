import { courseClassIds } from '../../course-units/choices';
import type { Bilingual } from '../../language';
import { bindingRows } from '../linked/entries';
import { columnAt } from '../linked/columnGoals';
import { bindingAt } from '../linked/finders';
import { indicatorAt, indicatorsOf } from '../linked/indicators';
import type { CourseBinding, LinkedMatrices } from '../linked/linkedMatrices';
import { wholeName, type ThreadItem } from '../thread/threadItem';
import { countOf, coverageOf } from './coverage';
import { finding } from './finding';
import type { MatrixFinding } from './matrixFinding';
import { majorFindingMessages as say } from './majorMessages';

/** Gaps of the major matrix. */
export function majorFindings(matrices: LinkedMatrices): MatrixFinding[] {
  return [...indicatorFindings(matrices), ...courseFindings(matrices), ...bareBindings(matrices), ...unboundGoals(matrices)];
}

function indicatorFindings(matrices: LinkedMatrices): MatrixFinding[] {
  const { indicators } = coverageOf(matrices);
  const elective = new Set(matrices.courses.flatMap(({ id, classId }) => (classId === courseClassIds.elective ? id : [])));
  const supporters = byIndicator(matrices.bindings);
  return indicatorsOf(matrices)
    .flatMap((requirement) => requirement.indicators)
    .flatMap(({ id }): MatrixFinding[] => {
      const subject: ThreadItem = { kind: 'indicator', id };
      const name = () => wholeName(matrices, subject);
      const { strong, weak } = countOf(indicators, id);
      const column = { matrix: 'major', column: String(id) } as const;
      if (strong + weak === 0) {
        return [finding('indicatorUnsupported', subject, () => say.indicatorUnsupported({ name: name() }), column)];
      }
      const found: MatrixFinding[] = [];
      if (strong === 0) found.push(finding('indicatorWeakOnly', subject, () => say.indicatorWeakOnly({ name: name() }), column));
      const only = strong + weak === 1 ? supporters.get(id)?.courseId : undefined;
      if (only !== undefined && elective.has(only)) {
        const course = () => wholeName(matrices, { kind: 'course', id: only });
        const cell = { ...column, row: String(only) };
        found.push(finding('indicatorOnOneElective', subject, () => say.indicatorOnOneElective({ name: name(), course: course() }), cell));
      }
      return found;
    });
}

function courseFindings(matrices: LinkedMatrices): MatrixFinding[] {
  const { courses } = coverageOf(matrices);
  return matrices.courses
    .filter(({ id, classId }) => classId === courseClassIds.compulsory && !courses.has(id))
    .map(({ id }) => {
      const subject: ThreadItem = { kind: 'course', id };
      const sentence = () => say.courseWithoutSupport({ name: wholeName(matrices, subject) });
      return finding('courseWithoutSupport', subject, sentence, { matrix: 'major', row: String(id) });
    });
}

function bareBindings(matrices: LinkedMatrices): MatrixFinding[] {
  const bare = matrices.bindings.filter(({ goals, requireId }) => goals.length === 0 && indicatorAt(matrices, requireId));
  return bare.map(({ courseId, requireId }) => {
    const subject: ThreadItem = { kind: 'course', id: courseId };
    const names = () => ({ name: wholeName(matrices, { kind: 'indicator', id: requireId }), course: wholeName(matrices, subject) });
    const at = { matrix: 'major', row: String(courseId), column: String(requireId) } as const;
    return finding('bindingWithoutGoal', subject, () => say.bindingWithoutGoal(names()), at, `${courseId}.${requireId}`);
  });
}

/** For the course of these matrices: a server may or may not return other courses' goals. */
function unboundGoals(matrices: LinkedMatrices): MatrixFinding[] {
  const bound = new Set(bindingRows.group(matrices.bindings, matrices.courseId).flatMap(({ goals }) => goals));
  return matrices.goals
    .filter(({ id, courseId }) => courseId === matrices.courseId && !bound.has(id) && !columnAt(matrices, id))
    .map(({ id, courseId, parentId }) => {
      const subject: ThreadItem = { kind: 'goal', id };
      const indicator = indicatorAt(matrices, parentId)?.number;
      const at = { matrix: 'major', row: String(courseId), ...(indicator !== undefined && { column: String(parentId) }) } as const;
      return finding('goalUnbound', subject, () => whyUnbound(matrices, { subject, parentId, indicator }), at);
    });
}

interface UnboundGoal {
  subject: ThreadItem;
  parentId: number;
  /** Number of the indicator point under which the goal is listed. */
  indicator: string | undefined;
}

function whyUnbound(matrices: LinkedMatrices, { subject, parentId, indicator }: UnboundGoal): Bilingual {
  const name = wholeName(matrices, subject);
  if (indicator === undefined) return say.goalWithoutIndicator({ name });
  const hasStrength = bindingAt(matrices, matrices.courseId, parentId) !== undefined;
  return hasStrength ? say.goalNotChosen({ name, indicator }) : say.goalWithoutStrength({ name, indicator });
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
