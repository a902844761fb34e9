import type { LinkedMatrices } from '@college/curriculum-model';
import { sampleProgramme as programme } from '@college/curriculum-model/fixtures';

/** The matrices of 数据结构 in 软件工程; only its own row can be edited. */
export const sampleMatrices: LinkedMatrices = matricesOf(1001, 1004);

function matricesOf(majorId: number, courseId: number): LinkedMatrices {
  const units = programme.courseUnits.filter((unit) => unit.majorId === majorId);
  const ids = units.map(({ id }) => id);
  const projects = units.find(({ id }) => id === courseId)?.courseMatrixVOS ?? [];
  const cells = programme.courseCells.filter((cell) => cell.courseUnitId === courseId);
  return {
    majorId,
    courseId,
    requirements: programme.graduateRequires[majorId] ?? [],
    courses: units.map(({ id, name, classId, typeId, translations }) => ({
      id,
      name,
      classId: classId ?? null,
      typeId: typeId ?? null,
      editable: id === courseId,
      version: 1,
      translations,
    })),
    goals: programme.goals.filter((goal) => ids.includes(goal.courseId)),
    bindings: programme.bindings
      .filter((binding) => ids.includes(binding.courseId))
      .map(({ courseId: owner, requireId, relate, goals }) => ({ courseId: owner, requireId, relate: relate === 1 ? 1 : 0, goals })),
    projects,
    points: programme.points.filter((point) => point.courseId === courseId),
    ksas: programme.ksas.filter((ksa) => ksa.courseId === courseId),
    placedPoints: cells.map(({ id: _, courseUnitId: __, graduateRequireId, point, relate, ...rest }) => ({
      ...rest,
      goalId: graduateRequireId,
      pointId: point.id,
      relate: relate.relate === 1 ? 1 : 0,
    })),
    taskGoals: programme.taskGoals.filter((goal) => projects.some(({ id }) => id === goal.projectId)),
    placedKsas: programme.projectCells.flatMap(({ projectMatrixId, taskGoalId, ksa, relate }) => {
      const entry = cells.find(({ id }) => id === projectMatrixId);
      if (!entry) return [];
      const place = { projectId: entry.projectId, goalId: entry.graduateRequireId, pointId: entry.point.id };
      return [{ ...place, taskGoalId, ksaId: ksa.id, relate: relate.relate === 1 ? 1 : 0 } as const];
    }),
  };
}
