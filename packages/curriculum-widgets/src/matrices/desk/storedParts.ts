import type { LinkedMatrices, ProjectTaskGoal, SavedMatrices } from '@college/curriculum-model';

/** Writes the versions that a save gave. The same matrices in, the same out, so that steps of a history go on sharing what they share. */
export function versionWriter(saved: SavedMatrices): (matrices: LinkedMatrices) => LinkedMatrices {
  const versions = new Map(saved.map(({ courseId, version }) => [courseId, version]));
  const writeCourses = once<LinkedMatrices['courses']>((courses) =>
    courses.map((course) => (versions.has(course.id) ? { ...course, version: versions.get(course.id) } : course)),
  );
  return once<LinkedMatrices>((matrices) => ({ ...matrices, courses: writeCourses(matrices.courses) }));
}

function once<Value extends object>(change: (value: Value) => Value): (value: Value) => Value {
  const changed = new Map<Value, Value>();
  return (value) => {
    const known = changed.get(value) ?? change(value);
    changed.set(value, known);
    return known;
  };
}

/** The task goals of a chapter as they are stored now; KSA items under one that is gone are gone with it. */
export function withTaskGoals(matrices: LinkedMatrices, projectId: number, goals: readonly ProjectTaskGoal[]): LinkedMatrices {
  const kept = new Set(goals.map(({ id }) => id));
  return {
    ...matrices,
    taskGoals: [...matrices.taskGoals.filter((goal) => goal.projectId !== projectId), ...goals],
    placedKsas: matrices.placedKsas.filter((ksa) => ksa.projectId !== projectId || kept.has(ksa.taskGoalId)),
  };
}
