import { distinctKsa, leavesKsa, type Ksa, type Point, type PointKsa, type ReadPoint } from '@college/curriculum-model';
import type { SampleKsa, SamplePoint } from '@college/curriculum-model/fixtures';
import type { MockState } from '../mock-api/mockState';
import { withoutKsa } from './replacePoints';

/** A stored point as the wire carries it. */
export function pointOf(row: SamplePoint): Point {
  const { courseId: _, ...point } = row;
  return point;
}

/** A stored KSA item as the wire carries it. */
export function ksaOf(row: SampleKsa): Ksa {
  const { courseId: _, ...ksa } = row;
  return ksa;
}

/** The points of a course. */
export function pointsOf(state: MockState, courseId: number): Point[] {
  return state.points.filter((point) => point.courseId === courseId).map(pointOf);
}

/** The KSA items of a course in the order K, S, A and by level. */
export function ksasOf(state: MockState, courseId: number): Ksa[] {
  return distinctKsa([{ ksa: state.ksas.filter((ksa) => ksa.courseId === courseId).map(ksaOf) }]);
}

/** The points of a course, each with the items that support it. */
export function pointKsaOf(state: MockState, courseId: number): PointKsa[] {
  const items = new Map(ksasOf(state, courseId).map((ksa) => [ksa.id, ksa]));
  return pointsOf(state, courseId).map((point) => {
    const links = state.pointKsaLinks.filter(({ pointId }) => pointId === point.id);
    return { ...point, ksa: links.flatMap(({ ksaId }) => items.get(ksaId) ?? []) };
  });
}

/** Takes points and items out of every cell that holds them. */
export function dropCells(state: MockState): void {
  const points = new Set(state.points.map(({ id }) => id));
  const ksas = new Set(state.ksas.map(({ id }) => id));
  state.pointKsaLinks = state.pointKsaLinks.filter(({ pointId, ksaId }) => points.has(pointId) && ksas.has(ksaId));
  state.courseCells = state.courseCells.filter(({ point }) => points.has(point.id));
  const cells = new Set(state.courseCells.map(({ id }) => id));
  state.projectCells = state.projectCells.filter(({ ksa, projectMatrixId }) => ksas.has(ksa.id) && cells.has(projectMatrixId));
}

/** Makes the stored points and items exactly these; an item repeated under several points is stored once. Points that say nothing of items leave them. */
export function replacePointKsa(state: MockState, courseId: number, wanted: readonly ReadPoint[]): void {
  const items = new Map<string, SampleKsa>();
  const keyOf = (ksa: Ksa) => (ksa.id > 0 ? String(ksa.id) : `${ksa.title}${ksa.level}${ksa.description}`);
  for (const ksa of wanted.flatMap(({ ksa = [] }) => ksa)) {
    const key = keyOf(ksa);
    if (!items.has(key)) items.set(key, { ...ksa, id: ksa.id > 0 ? ksa.id : state.nextId(), courseId });
  }
  const points = wanted.map((point) => ({ ...withoutKsa(point), id: point.id > 0 ? point.id : state.nextId(), courseId }));
  const links = wanted.flatMap(({ ksa = [] }, index) => {
    const pointId = points[index]?.id ?? 0;
    return [...new Set(ksa.map(keyOf))].map((key) => ({ pointId, ksaId: items.get(key)?.id ?? 0 }));
  });
  const own = new Set(state.points.filter((point) => point.courseId === courseId).map(({ id }) => id));
  state.points = [...state.points.filter((point) => point.courseId !== courseId), ...points];
  if (!leavesKsa(wanted)) {
    const shown = new Set(state.pointKsaLinks.filter(({ pointId }) => own.has(pointId)).map(({ ksaId }) => ksaId));
    const kept = state.ksas.filter(({ id, courseId: of }) => of !== courseId || !(shown.has(id) || items.has(String(id))));
    state.ksas = [...kept, ...items.values()];
    state.pointKsaLinks = [...state.pointKsaLinks.filter(({ pointId }) => !own.has(pointId)), ...links];
  }
  dropCells(state);
}
