import type { StoredMatrices, matrixAxes } from './matrixRecords';

type Axes = Awaited<ReturnType<typeof matrixAxes>>;
const sign = (relate: number) => (relate === 0 ? '★' : '☆');

/** The row of the course in the major matrix: a star, a hollow star or nothing for each indicator point. */
export function majorRow({ bindings }: StoredMatrices, { indicatorIds }: Axes): string[] {
  const signs = new Map(bindings.map(({ requireId, relate }) => [requireId, sign(relate)]));
  return indicatorIds.map((id) => signs.get(id) ?? '');
}

/** The course matrix cell by cell, as codes: 课点2★ 课点3★. */
export function courseTable({ entries }: StoredMatrices, { projects, pointIds }: Axes, point = '课点'): string[][] {
  const goalIds = [...new Set(entries.map(({ graduateRequireId }) => graduateRequireId))].toSorted((one, other) => one - other);
  return projects.map(({ id }) =>
    goalIds.map((goalId) =>
      entries
        .filter((entry) => entry.projectId === id && entry.graduateRequireId === goalId)
        .map(({ pointId, relate }) => `${point}${pointIds.indexOf(pointId) + 1}${sign(relate)}`)
        .join(' '),
    ),
  );
}

/** A chapter's project matrix row by row: KSA codes under each task goal, then how the point is taught. */
export function projectTable({ entries }: StoredMatrices, { pointIds, taskGoalIds }: Axes, projectId: number): string[][] {
  const rows = entries
    .filter((entry) => entry.projectId === projectId)
    .toSorted((one, other) => pointIds.indexOf(one.pointId) - pointIds.indexOf(other.pointId));
  return rows.map((entry) => [
    ...(taskGoalIds.get(projectId) ?? []).map((goalId) =>
      entry.ksas
        .map((ksa) => ksa.split(' '))
        .filter(([owner]) => Number(owner) === goalId)
        .map(([, code, relate]) => `${code}${sign(Number(relate))}`)
        .join(' '),
    ),
    entry.study,
    entry.teach,
    entry.product,
    entry.week,
    `${entry.theoryPeriod}/${entry.practicePeriod}`,
  ]);
}
