import { bindingRows } from '../linked/entries';
import { columnAt } from '../linked/columnGoals';
import { pointsAt, rowsOfProject } from '../linked/finders';
import { indicatorAt } from '../linked/indicators';
import type { LinkedMatrices, PlacedKsa, PlacedPoint } from '../linked/linkedMatrices';
import type { ThreadNode } from './threadNode';
import type { ThreadItem } from './threadItem';
import { node, walk, type Walk } from './walkDown';

/** From an item towards the graduation requirements. */
export function walkUp(matrices: LinkedMatrices, { kind, id }: ThreadItem): Walk {
  switch (kind) {
    case 'requirement':
      return { next: [] };
    case 'indicator':
      return requirementAbove(matrices, id);
    case 'course': {
      const row = bindingRows.group(matrices.bindings, id);
      return walk(
        row.map(({ requireId, relate }) => node('indicator', requireId, requirementAbove(matrices, requireId), relate)),
        'courseWithoutSupport',
      );
    }
    case 'goal':
      return indicatorAbove(matrices, id);
    case 'project':
      return goalsAbove(matrices, rowsOfProject(matrices, id));
    case 'point':
      return walk(
        placesAbove(
          matrices,
          matrices.placedPoints.filter(({ pointId }) => pointId === id),
        ),
        'pointUnused',
      );
    case 'taskGoal':
      return walk(
        pointsAbove(
          matrices,
          matrices.placedKsas.filter(({ taskGoalId }) => taskGoalId === id),
        ),
        'taskGoalWithoutKsa',
      );
    case 'ksa':
      return walk(taskGoalsAbove(matrices, id), 'ksaUnused');
  }
}

function requirementAbove(matrices: LinkedMatrices, requireId: number): Walk {
  const found = indicatorAt(matrices, requireId);
  return { next: found ? [node('requirement', found.requirement.id, { next: [] })] : [] };
}

function indicatorAbove(matrices: LinkedMatrices, goalId: number): Walk {
  const goal = matrices.goals.find(({ id }) => id === goalId);
  const row = bindingRows.group(matrices.bindings, goal?.courseId ?? matrices.courseId);
  const binding = columnAt(matrices, goalId)?.binding ?? row.find(({ goals }) => goals.includes(goalId));
  if (!binding) return { next: [], broken: 'goalUnbound' };
  return { next: [node('indicator', binding.requireId, requirementAbove(matrices, binding.requireId), binding.relate)] };
}

function goalsAbove(matrices: LinkedMatrices, rows: readonly PlacedPoint[]): Walk {
  const goals = [...new Set(rows.map(({ goalId }) => goalId))];
  return walk(
    goals.map((id) => node('goal', id, indicatorAbove(matrices, id))),
    'projectWithoutPoint',
  );
}

/** Chapters in which points are taught, each with the goals that they serve there. */
function placesAbove(matrices: LinkedMatrices, entries: readonly PlacedPoint[]): ThreadNode[] {
  const projects = matrices.projects.filter(({ id }) => entries.some(({ projectId }) => projectId === id));
  return projects.map(({ id }) => {
    const own = entries.filter(({ projectId }) => projectId === id);
    return node('project', id, { next: own.map(({ goalId, relate }) => node('goal', goalId, indicatorAbove(matrices, goalId), relate)) });
  });
}

function pointsAbove(matrices: LinkedMatrices, ksas: readonly PlacedKsa[]): ThreadNode[] {
  const places = new Map(ksas.map((entry) => [`${entry.projectId} ${entry.goalId} ${entry.pointId}`, entry]));
  return [...places.values()].map(({ projectId, goalId, pointId, relate }) => {
    const entries = pointsAt(matrices, projectId, goalId).filter((entry) => entry.pointId === pointId);
    return node('point', pointId, { next: placesAbove(matrices, entries) }, relate);
  });
}

function taskGoalsAbove(matrices: LinkedMatrices, ksaId: number): ThreadNode[] {
  const own = matrices.placedKsas.filter((entry) => entry.ksaId === ksaId);
  const goals = matrices.taskGoals.filter(({ id }) => own.some(({ taskGoalId }) => taskGoalId === id));
  return goals.map(({ id }) =>
    node('taskGoal', id, {
      next: pointsAbove(
        matrices,
        own.filter(({ taskGoalId }) => taskGoalId === id),
      ),
    }),
  );
}
