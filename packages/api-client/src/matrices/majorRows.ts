import { changedMeanwhile, type Bilingual, type Binding, type CourseUnit, type UpdateMajorMatrixRequest } from '@college/curriculum-model';
import type { SampleBinding } from '@college/curriculum-model/fixtures';
import { indicatorsOf } from '../goals/goals.mock';
import type { MockState } from '../mock-api/mockState';
import { checkVersion, found, refusals } from '../mock-api/refusals';
import { dropCells } from '../points/pointRows';

/** A stored binding as the wire carries it. */
export function bindingOf({ id, requireId, relate, goals }: SampleBinding): Binding {
  return { id, requireId, relate, goals };
}

/** Applies a change atomically; records are replaced, never mutated. */
export function allOrNothing<Result>(state: MockState, act: () => Result): Result {
  const { goals, bindings, courseCells, projectCells, taskGoals } = state;
  try {
    return act();
  } catch (error) {
    Object.assign(state, { goals, bindings, courseCells, projectCells, taskGoals });
    throw error;
  }
}

/** The data of a conflict about a course's matrices: its row as stored now. */
export function currentRow(state: MockState, { id, version }: CourseUnit) {
  const relations = state.bindings.filter(({ courseId }) => courseId === id).map(bindingOf);
  return [{ courseId: id, version, relations }];
}

/** The name of a course in both languages. */
export function namesOf({ name, translations }: CourseUnit): Bilingual {
  return { zh: name, en: translations?.en?.name?.text || name };
}

/** Counts a course as revised. */
export function revise(unit: CourseUnit): { version: number } {
  unit.version = (unit.version ?? 0) + 1;
  return { version: unit.version };
}

/** Replaces rows of the major matrix: every one of them or none. */
export function saveRows(
  state: MockState,
  rows: readonly UpdateMajorMatrixRequest[],
  majorId?: number,
): { courseId: number; version: number }[] {
  const units = rows.map(({ courseId, version }) => {
    const unit = found(state.courseUnits.find(({ id }) => id === courseId));
    if (majorId !== undefined && unit.majorId !== majorId) throw refusals.invalid('rows.courseId', String(courseId));
    checkVersion(version, unit, changedMeanwhile.matrices([namesOf(unit)]), currentRow(state, unit));
    return unit;
  });
  allOrNothing(state, () => {
    for (const [index, { relations }] of rows.entries()) replaceRow(state, units[index]!, relations);
  });
  return units.map((unit) => ({ courseId: unit.id, ...revise(unit) }));
}

/**
 * Replaces a course's row of the major matrix. Its goals move to the indicator points they are bound to; goals that are no longer bound lose their column
 * and its cells.
 */
export function replaceRow(state: MockState, unit: CourseUnit, relations: UpdateMajorMatrixRequest['relations']): void {
  const stored = state.bindings.filter(({ courseId }) => courseId === unit.id);
  const indicators = new Set(indicatorsOf(state, unit.majorId).map(({ id }) => id));
  const own = new Set(state.goals.filter(({ courseId }) => courseId === unit.id).map(({ id }) => id));
  const indicatorOf = new Map<number, number>();
  const rows = relations.map(({ requireId, relate, goals }) => {
    if (!indicators.delete(requireId)) throw refusals.invalid('relations.requireId', String(requireId));
    const ids = goals.map((goal) => (typeof goal === 'number' ? goal : goal.id));
    for (const id of ids) {
      if (!own.delete(id)) throw refusals.invalid('relations.goals', String(id));
      indicatorOf.set(id, requireId);
    }
    const id = stored.find((binding) => binding.requireId === requireId)?.id ?? state.nextId();
    return { id, courseId: unit.id, majorId: unit.majorId, requireId, relate, goals: ids };
  });
  state.goals = state.goals.map((goal) => ({ ...goal, parentId: indicatorOf.get(goal.id) ?? goal.parentId }));
  state.bindings = [...state.bindings.filter(({ courseId }) => courseId !== unit.id), ...rows];
  state.courseCells = state.courseCells.filter((cell) => cell.courseUnitId !== unit.id || indicatorOf.has(cell.graduateRequireId));
  dropCells(state);
}
