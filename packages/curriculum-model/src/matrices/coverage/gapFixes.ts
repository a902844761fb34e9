import { shareOut } from '../../hours';
import type { Bilingual } from '../../language';
import { placeKey } from '../linked/entries';
import { bindingAt, isCourseEditable, projectById, rowsOfProject, taskGoalsOf } from '../linked/finders';
import { indicatorAt } from '../linked/indicators';
import type { LinkedMatrices } from '../linked/linkedMatrices';
import type { MatrixEdit } from '../linked/matrixEdit';
import { relateValues } from '../relateValues';
import { gapFixWords as say } from './gapFixWords';
import type { MatrixFinding } from './matrixFinding';

/** A way to mend a gap: an ordinary edit of the matrices, with undo. */
export interface GapFix {
  label: Bilingual;
  edit: MatrixEdit;
}

/** How a gap can be mended where there is no doubt about it; none where somebody has to decide, or may not write there. */
export function gapFixes(matrices: LinkedMatrices, finding: MatrixFinding): readonly GapFix[] {
  if (!isCourseEditable(matrices, matrices.courseId)) return [];
  if (finding.rule === 'goalUnbound') return bindsGoals(matrices, [finding.subject.id]);
  if (finding.rule === 'bindingWithoutGoal') return bindsOwnGoals(matrices, finding);
  if (finding.rule === 'projectHours') return sharesHours(matrices, finding);
  if (finding.rule === 'pointWithoutKsa') return placesKsas(matrices, finding);
  return [];
}

/** Binds goals of one indicator point to it; where the course does not support it yet, how strongly it does is left to the person. */
function bindsGoals(matrices: LinkedMatrices, ids: readonly number[]): GapFix[] {
  const { courseId, goals } = matrices;
  const requireId = goals.find(({ id }) => id === ids[0])?.parentId;
  if (requireId === undefined || !indicatorAt(matrices, requireId)) return [];
  const binding = bindingAt(matrices, courseId, requireId);
  const edit = (relate: 0 | 1): MatrixEdit => ({ type: 'bound', courseId, requireId, relate, goals: [...(binding?.goals ?? []), ...ids] });
  if (binding) return [{ label: say.bind, edit: edit(binding.relate) }];
  return [
    { label: say.bindStrongly, edit: edit(relateValues.strong) },
    { label: say.bindWeakly, edit: edit(relateValues.weak) },
  ];
}

/** The goals of this course that stand under the indicator point and are bound nowhere. */
function bindsOwnGoals(matrices: LinkedMatrices, { at: { row, column } }: MatrixFinding): GapFix[] {
  const { courseId, goals, bindings } = matrices;
  if (row !== String(courseId)) return [];
  const bound = new Set(bindings.flatMap((one) => (one.courseId === courseId ? one.goals : [])));
  const free = goals.filter((goal) => goal.courseId === courseId && String(goal.parentId) === column && !bound.has(goal.id));
  return free.length === 0
    ? []
    : bindsGoals(
        matrices,
        free.map(({ id }) => id),
      ).map((fix) => ({ ...fix, label: say.bindOwn }));
}

function sharesHours(matrices: LinkedMatrices, { id, subject }: MatrixFinding): GapFix[] {
  const field = id.endsWith('.theory') ? ('theoryPeriod' as const) : ('practicePeriod' as const);
  const [project, places] = [projectById(matrices, subject.id), rowsOfProject(matrices, subject.id)];
  const shared =
    project &&
    shareOut(
      places.map((place) => place[field]),
      project[field],
    );
  if (!shared) return [];
  const rows = places.flatMap((place, at) => (shared[at] === place[field] ? [] : [{ place, change: { [field]: shared[at] } }]));
  return [{ label: say.shareHours, edit: { type: 'arranged', rows } }];
}

/** Places the KSA items of a point, weak, for review; where its chapter has one task goal, there is only one place for them. */
function placesKsas(matrices: LinkedMatrices, { at, subject }: MatrixFinding): GapFix[] {
  const place = matrices.placedPoints.find((entry) => placeKey(entry) === at.row);
  const [taskGoal, ...others] = place ? taskGoalsOf(matrices, place.projectId) : [];
  const tied = (matrices.pointKsas ?? []).filter(({ pointId }) => pointId === subject.id);
  if (!place || !taskGoal || others.length > 0 || tied.length === 0) return [];
  const entries = tied.map(({ ksaId }) => ({ id: ksaId, relate: relateValues.weak }));
  return [{ label: say.placeKsas, edit: { type: 'ksasPlaced', cells: [{ place, taskGoalId: taskGoal.id, entries }] } }];
}
