import type { Language } from '../../language';
import { columnGoals, type LinkedMatrices, type PlacedPoint } from '../linked';

/** The number under which a point is known in its course: 课点3. */
export function pointCode({ points }: Pick<LinkedMatrices, 'points'>, pointId: number, language: Language): string {
  const number = points.findIndex(({ id }) => id === pointId) + 1;
  return language === 'zh' ? `课点${number}` : `Point ${number}`;
}

/** The placed points chapter by chapter, then by column, then by number. */
export function placedInOrder(matrices: LinkedMatrices): PlacedPoint[] {
  const chapters = new Map(matrices.projects.map(({ id }, index) => [id, index]));
  const columns = new Map(columnGoals(matrices).map(({ id }, index) => [id, index]));
  const points = new Map(matrices.points.map(({ id }, index) => [id, index]));
  const place = (placed: PlacedPoint) => [chapters.get(placed.projectId), columns.get(placed.goalId), points.get(placed.pointId)];
  return matrices.placedPoints
    .filter((placed) => place(placed).every((at) => at !== undefined))
    .map((placed) => ({ placed, at: place(placed).map((at) => at ?? 0) }))
    .sort((one, other) => one.at[0]! - other.at[0]! || one.at[1]! - other.at[1]! || one.at[2]! - other.at[2]!)
    .map(({ placed }) => placed);
}
