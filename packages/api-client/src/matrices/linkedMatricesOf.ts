import type {
  CourseMatrixAxes,
  CourseMatrixRow,
  KsaChoices,
  LinkedMatrices,
  MajorMatrix,
  MatrixCourseInfo,
  PlacedKsa,
  PlacedPoint,
  PointChoices,
  ProjectMatrixAxes,
  ProjectMatrixRow,
} from '@college/curriculum-model';

/** What the eight reading calls answer about one course. */
export interface MatrixReplies {
  course: MatrixCourseInfo;
  majorMatrix: MajorMatrix;
  axes: CourseMatrixAxes;
  pointChoices: PointChoices;
  courseMatrix: readonly CourseMatrixRow[];
  projectAxes: readonly ProjectMatrixAxes[];
  ksaChoices: KsaChoices;
  projectMatrices: readonly ProjectMatrixRow[];
}

/** The parts of the reading calls as one value. */
export function linkedMatricesOf(replies: MatrixReplies): LinkedMatrices {
  const { course, majorMatrix, axes, pointChoices, courseMatrix, projectAxes, ksaChoices, projectMatrices } = replies;
  const strengths = new Map(majorMatrix.data.map((cell) => [`${cell.courseUnitId} ${cell.graduateRequireId}`, cell]));
  const courseOf = new Map(majorMatrix.data.map((cell) => [cell.id, cell.courseUnitId]));
  const children = majorMatrix.requirements.flatMap((requirement) => requirement.children);
  const told = [...children.flatMap((indicator) => indicator.children ?? []), ...axes.goals.flatMap((indicator) => indicator.children)];
  const goals = [...new Map(told.map((goal) => [goal.id, goal])).values()];
  const bindings = majorMatrix.bindings.flatMap(({ id, requireId, goals: bound }) => {
    const cell = strengths.get(`${courseOf.get(id) ?? 0} ${requireId}`);
    return cell ? [{ courseId: cell.courseUnitId, requireId, relate: cell.relate, goals: bound }] : [];
  });
  const placedPoints = courseMatrix.flatMap(({ project, data }) =>
    data.flatMap(({ graduateRequireId: goalId, point, relate: { relate }, study, teach, product, week, ...cell }): PlacedPoint[] => {
      const { theoryPeriod, practicePeriod, translations } = cell;
      const place = { projectId: project.id, goalId, pointId: point.id };
      return relate === -1 ? [] : [{ ...place, relate, study, teach, product, week, theoryPeriod, practicePeriod, translations }];
    }),
  );
  const placedKsas = projectMatrices.flatMap(({ courseMatrix: { projectId, graduateRequireId: goalId, point }, projectMatrices: cells }) =>
    cells.flatMap(({ taskGoalId, ksa, relate: { relate } }): PlacedKsa[] =>
      relate === -1 ? [] : [{ projectId, goalId, pointId: point.id, taskGoalId, ksaId: ksa.id, relate }],
    ),
  );
  return {
    majorId: course.majorId,
    courseId: course.id,
    requirements: majorMatrix.requirements,
    courses: majorMatrix.courses,
    goals,
    bindings,
    projects: axes.projects,
    points: pointChoices.points,
    ksas: ksaChoices.ksas,
    placedPoints,
    taskGoals: projectAxes.flatMap(({ project, goals: ofProject }) => ofProject.map((goal) => ({ ...goal, projectId: project.id }))),
    placedKsas,
  };
}
