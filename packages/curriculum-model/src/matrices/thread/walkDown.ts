import { columnGoals } from '../linked/columnGoals';
import { bindingRows, ksaRows, placeKey } from '../linked/entries';
import { bindingsOfCourse, ksasAt, pointsAt, rowsOfProject, taskGoalsOf } from '../linked/finders';
import { indicatorsOf } from '../linked/indicators';
import type { CourseBinding, LinkedMatrices, PlacedPoint, PointPlace } from '../linked/linkedMatrices';
import type { Support } from '../relate';
import type { ThreadNode } from './threadNode';
import type { ThreadBreak } from './threadNode';
import type { ThreadItem } from './threadItem';

/** What follows an item on one side, and why nothing does. */
export type Walk = Pick<ThreadNode, 'next' | 'broken'>;

/** From an item towards the KSA items. */
export function walkDown(matrices: LinkedMatrices, { kind, id }: ThreadItem): Walk {
  switch (kind) {
    case 'requirement': {
      const requirement = indicatorsOf(matrices).find((one) => one.id === id);
      return { next: (requirement?.indicators ?? []).map((indicator) => indicatorNode(matrices, indicator.id)) };
    }
    case 'indicator':
      return coursesBelow(matrices, id);
    case 'course':
      return goalsOfCourse(matrices, id);
    case 'goal':
      return projectsBelow(matrices, id);
    case 'project':
      return pointsOfProject(matrices, id);
    case 'point':
      return walk(
        matrices.placedPoints.filter(({ pointId }) => pointId === id).flatMap((place) => taskGoalsBelow(matrices, place).next),
        'pointWithoutKsa',
      );
    case 'taskGoal': {
      const own = matrices.placedKsas.filter(({ taskGoalId }) => taskGoalId === id);
      const entries = [...new Map(own.map((entry) => [entry.ksaId, entry])).values()];
      return walk(
        entries.map(({ ksaId, relate }) => node('ksa', ksaId, { next: [] }, relate)),
        'taskGoalWithoutKsa',
      );
    }
    case 'ksa':
      return { next: [] };
  }
}

/** A node with what follows it. */
export function node(kind: ThreadItem['kind'], id: number, { next, broken }: Walk, relate?: Support): ThreadNode {
  return { item: { kind, id }, next, ...(relate === undefined ? {} : { relate }), ...(broken ? { broken } : {}) };
}

/** What follows, or the reason why nothing does. */
export function walk(next: readonly ThreadNode[], broken: ThreadBreak): Walk {
  return next.length > 0 ? { next } : { next, broken };
}

function indicatorNode(matrices: LinkedMatrices, id: number): ThreadNode {
  return node('indicator', id, coursesBelow(matrices, id));
}

function coursesBelow(matrices: LinkedMatrices, requireId: number): Walk {
  const courses = matrices.courses.flatMap(({ id }): ThreadNode[] => {
    const binding = bindingsOfCourse(matrices, id).get(requireId);
    return binding ? [node('course', id, goalsBelow(matrices, binding), binding.relate)] : [];
  });
  return walk(courses, 'indicatorUnsupported');
}

function goalsBelow(matrices: LinkedMatrices, { courseId, goals }: CourseBinding): Walk {
  const known = matrices.goals.filter(({ id }) => goals.includes(id));
  const isOwn = courseId === matrices.courseId;
  const next = known.map(({ id }) => node('goal', id, isOwn ? projectsBelow(matrices, id) : { next: [] }));
  // For goals of other courses sometimes only the ids are known.
  return goals.length > 0 ? { next } : { next, broken: 'bindingWithoutGoal' };
}

function goalsOfCourse(matrices: LinkedMatrices, courseId: number): Walk {
  if (courseId === matrices.courseId) return { next: columnGoals(matrices).map(({ id }) => node('goal', id, projectsBelow(matrices, id))) };
  return { next: bindingRows.group(matrices.bindings, courseId).flatMap((binding) => goalsBelow(matrices, binding).next) };
}

function projectsBelow(matrices: LinkedMatrices, goalId: number): Walk {
  if (matrices.goals.find(({ id }) => id === goalId)?.courseId !== matrices.courseId) return { next: [] };
  const projects = matrices.projects.flatMap(({ id }): ThreadNode[] => {
    const entries = pointsAt(matrices, id, goalId);
    return entries.length > 0 ? [node('project', id, { next: entries.map((entry) => pointNode(matrices, entry)) })] : [];
  });
  return walk(projects, 'goalWithoutPoint');
}

function pointsOfProject(matrices: LinkedMatrices, projectId: number): Walk {
  const rows = rowsOfProject(matrices, projectId);
  if (rows.length > 0 && taskGoalsOf(matrices, projectId).length === 0) {
    return { next: rows.map(({ pointId, relate }) => node('point', pointId, { next: [] }, relate)), broken: 'projectWithoutTaskGoal' };
  }
  return walk(
    rows.map((entry) => pointNode(matrices, entry)),
    'projectWithoutPoint',
  );
}

function pointNode(matrices: LinkedMatrices, entry: PlacedPoint): ThreadNode {
  return node('point', entry.pointId, taskGoalsBelow(matrices, entry), entry.relate);
}

function taskGoalsBelow(matrices: LinkedMatrices, place: PointPlace): Walk {
  const filled = new Set(ksaRows.group(matrices.placedKsas, placeKey(place)).map(({ taskGoalId }) => taskGoalId));
  const goals = taskGoalsOf(matrices, place.projectId).filter(({ id }) => filled.has(id));
  const next = goals.map(({ id }) =>
    node('taskGoal', id, { next: ksasAt(matrices, place, id).map(({ ksaId, relate }) => node('ksa', ksaId, { next: [] }, relate)) }),
  );
  return walk(next, 'pointWithoutKsa');
}
