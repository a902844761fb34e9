import type { Binding, UpdateMajorMatrixRequest } from '@college/curriculum-model';
import type { SampleBinding } from '@college/curriculum-model/fixtures';
import { indicatorsOf } from '../goals/goals.mock';
import type { MockState } from '../mock-api/mockState';
import { checkVersion, found, refusals } from '../mock-api/refusals';

/** A stored binding as the wire carries it. */
export function bindingOf({ id, requireId, relate, goals }: SampleBinding): Binding {
  return { id, requireId, relate, goals };
}

/** Replaces a course's row of the major matrix; its goals move under the indicators they are bound to. */
export function saveRow(state: MockState, { courseId, version, relations }: UpdateMajorMatrixRequest): { version: number } {
  const unit = found(state.courseUnits.find(({ id }) => id === courseId));
  checkVersion(version, unit);
  const indicators = new Set(indicatorsOf(state, unit.majorId).map(({ id }) => id));
  const rows = relations.map(({ requireId, relate, goals }) => {
    if (!indicators.has(requireId)) throw refusals.invalid('relations.requireId', String(requireId));
    const ids = goals.map((goal) => (typeof goal === 'number' ? goal : goal.id));
    return { id: state.nextId(), courseId, majorId: unit.majorId, requireId, relate, goals: ids };
  });
  for (const { requireId, goals } of rows) {
    for (const goal of state.goals) if (goal.courseId === courseId && goals.includes(goal.id)) goal.parentId = requireId;
  }
  state.bindings = [...state.bindings.filter((binding) => binding.courseId !== courseId), ...rows];
  const columns = new Set(rows.flatMap(({ goals }) => goals));
  state.courseCells = state.courseCells.filter((cell) => cell.courseUnitId !== courseId || columns.has(cell.graduateRequireId));
  unit.version = (unit.version ?? 0) + 1;
  return { version: unit.version };
}
