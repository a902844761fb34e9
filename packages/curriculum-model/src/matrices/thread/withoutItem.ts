import { bindingRows } from '../linked/entries';
import type { CourseBinding, LinkedMatrices, PlacedKsa, PlacedPoint } from '../linked/linkedMatrices';
import { withoutOrphans } from '../linked/withoutOrphans';
import type { ThreadItem } from './threadItem';

/** The matrices as they would be if an item were deleted, with all that depends on it. */
export function withoutItem(matrices: LinkedMatrices, { kind, id }: ThreadItem): LinkedMatrices {
  switch (kind) {
    case 'requirement': {
      const gone = matrices.requirements.find((one) => one.id === id);
      return withoutIndicators(matrices, new Set(gone?.children.map((child) => child.id)));
    }
    case 'indicator':
      return withoutIndicators(matrices, new Set([id]));
    case 'course':
      return withoutCourse(matrices, id);
    case 'goal':
      return withoutGoals(matrices, new Set([id]));
    case 'project': {
      const projects = matrices.projects.filter((one) => one.id !== id);
      const taskGoals = matrices.taskGoals.filter(({ projectId }) => projectId !== id);
      return keepEntries({ ...matrices, projects, taskGoals }, ({ projectId }) => projectId !== id);
    }
    case 'point': {
      const points = matrices.points.filter((one) => one.id !== id);
      return keepEntries({ ...matrices, points }, ({ pointId }) => pointId !== id);
    }
    case 'taskGoal': {
      const taskGoals = matrices.taskGoals.filter((one) => one.id !== id);
      return { ...matrices, taskGoals, placedKsas: matrices.placedKsas.filter(({ taskGoalId }) => taskGoalId !== id) };
    }
    case 'ksa': {
      const ksas = matrices.ksas.filter((one) => one.id !== id);
      return { ...matrices, ksas, placedKsas: matrices.placedKsas.filter(({ ksaId }) => ksaId !== id) };
    }
  }
}

function withoutIndicators(matrices: LinkedMatrices, gone: ReadonlySet<number>): LinkedMatrices {
  const requirements = matrices.requirements
    .map((one) => ({ ...one, children: one.children.filter(({ id }) => !gone.has(id)) }))
    .filter(({ children }) => children.length > 0);
  const goals = matrices.goals.filter(({ parentId }) => !gone.has(parentId));
  const bindings = matrices.bindings.filter(({ requireId }) => !gone.has(requireId));
  return withoutOrphans(matrices, { ...matrices, requirements, goals, bindings });
}

function withoutCourse(matrices: LinkedMatrices, courseId: number): LinkedMatrices {
  const rest = {
    ...matrices,
    courses: matrices.courses.filter(({ id }) => id !== courseId),
    goals: matrices.goals.filter((goal) => goal.courseId !== courseId),
    bindings: bindingRows.replace(matrices.bindings, new Map([[courseId, []]])),
  };
  if (courseId !== matrices.courseId) return rest;
  return { ...rest, projects: [], points: [], ksas: [], taskGoals: [], placedPoints: [], placedKsas: [] };
}

function withoutGoals(matrices: LinkedMatrices, gone: ReadonlySet<number>): LinkedMatrices {
  const goals = matrices.goals.filter(({ id }) => !gone.has(id));
  const bindings = matrices.bindings.map((binding): CourseBinding => {
    const rest = binding.goals.filter((id) => !gone.has(id));
    return rest.length === binding.goals.length ? binding : { ...binding, goals: rest };
  });
  return withoutOrphans(matrices, { ...matrices, goals, bindings });
}

function keepEntries(matrices: LinkedMatrices, isKept: (entry: PlacedPoint | PlacedKsa) => boolean): LinkedMatrices {
  return { ...matrices, placedPoints: matrices.placedPoints.filter(isKept), placedKsas: matrices.placedKsas.filter(isKept) };
}
