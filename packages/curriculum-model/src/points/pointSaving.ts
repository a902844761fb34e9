import { deletedId, storedKey } from '../fields';
import { hasSameFields, pickFields, trimmedTexts } from '../records/deriveFields';
import { ksaFields, pointFields } from '../records/points';
import type { Ksa, PointKsa } from './ksa';
import { ksaCode } from './ksaNumbering';
import type { Point } from './point';
import { loadPointList, type PointList, type PointRow, type StoredPoints } from './pointList';
import type { SaveKsaRequest } from './saveRequests';

/** Whether what is shown differs from what the server has, by value (decision 63). */
export function isPointListModified(list: PointList): boolean {
  return arePointsModified(list) || isKsaModified(list);
}

/** Whether the points themselves differ: their number, order or texts. */
export function arePointsModified(list: PointList): boolean {
  return JSON.stringify(list.rows.map(pointValue)) !== JSON.stringify(list.loaded.points.map(pointValue));
}

/** Whether the KSA items differ, or which points they support; the links of a removed point do not count. */
export function isKsaModified(list: PointList): boolean {
  return JSON.stringify([list.ksa.map(ksaValue), shownTies(list)]) !== JSON.stringify([list.loaded.ksa.map(ksaValue), keptTies(list)]);
}

/** How many points and KSA items were added, changed or removed; 0 only when nothing is to be saved. */
export function countPointChanges(list: PointList): number {
  const before = supportsOf(keptTies(list));
  const now = supportsOf(shownTies(list));
  const points = changes(list.rows, list.loaded.points, (row, stored) => hasSameFields(pointFields, row, stored));
  const ksa = changes(list.ksa, list.loaded.ksa, (row, stored) => {
    return hasSameFields(ksaFields, row, stored) && before.get(storedKey(row.id)) === now.get(storedKey(row.id));
  });
  // A mere change of order has no row of its own.
  return points + ksa || Number(isPointListModified(list));
}

/** The points of savepoints: all that is shown, then the negated ids of what was taken out (decision 62). */
export function pointsToSave(list: PointList): Point[] {
  const kept = new Set(list.rows.map((row) => row.id));
  const removed = list.loaded.points.filter(({ id }) => !kept.has(id));
  const shown = list.rows.map((row) => ({ ...pointOf(row), ...trimmedTexts(pointFields, row) }));
  return [...shown, ...removed.map((point) => ({ ...pointOf(point), id: deletedId(point.id) }))];
}

/** The items of saveksa, one entry for each point that an item supports, then the negated ids. The points are saved before. */
export function ksaToSave(list: PointList): SaveKsaRequest['ksa'] {
  const kept = new Set(list.ksa.map(({ id }) => id));
  const tied = new Set(keptTies(list).map((tie) => tie[1]));
  const supported = new Map<string, number[]>(list.ksa.map(({ key }) => [key, []]));
  for (const { id, ksaKeys } of list.rows) for (const key of ksaKeys) supported.get(key)?.push(id);
  const shown = list.ksa.flatMap(({ key, ...item }): SaveKsaRequest['ksa'] => {
    const entry = { ...item, ...trimmedTexts(ksaFields, item) };
    const pointIds = supported.get(key) ?? [];
    if (pointIds.length > 0) return pointIds.map((pointId) => ({ ...entry, pointId }));
    return [tied.has(storedKey(item.id)) ? { ...entry, pointId: null } : entry];
  });
  return [...shown, ...list.loaded.ksa.filter(({ id }) => !kept.has(id)).map((item) => ({ ...item, id: deletedId(item.id) }))];
}

/** The points are stored: new rows have their ids, and there is no import left to clear. */
export function pointsSaved(list: PointList, saved: readonly Point[]): PointList {
  const rows = withSavedIds(list.rows, saved);
  const before = new Map(list.loaded.points.map((point) => [point.id, point.ksa]));
  const points = rows.map((row): PointKsa => ({ ...pointOf(row), ksa: before.get(row.id) ?? [] }));
  return { ...list, rows, loaded: { ...list.loaded, points }, replaced: null };
}

/** The items are stored: new ones have their ids, found by letter and number. */
export function ksaSaved(list: PointList, saved: readonly Ksa[]): PointList {
  const ids = new Map(saved.map((item) => [ksaCode(item), item.id]));
  const ksa = list.ksa.map((row) => ({ ...row, id: ids.get(ksaCode(row)) ?? row.id }));
  const items = new Map(ksa.map(({ key, ...item }) => [key, item]));
  const points = list.rows.map((row) => ({ ...pointOf(row), ksa: row.ksaKeys.flatMap((key) => items.get(key) ?? []) }));
  return { ...list, ksa, loaded: { points, ksa: [...items.values()] }, replaced: null };
}

/** Puts what is shown over what someone else saved meanwhile: rows that they deleted become new ones. */
export function rebasePointList(list: PointList, stored: StoredPoints): PointList {
  const { loaded } = loadPointList(stored);
  const pointIds = new Set(loaded.points.map(({ id }) => id));
  const ksaIds = new Set(loaded.ksa.map(({ id }) => id));
  return {
    ...list,
    loaded,
    rows: list.rows.map((row) => (pointIds.has(row.id) ? row : { ...row, id: 0 })),
    ksa: list.ksa.map((row) => (ksaIds.has(row.id) ? row : { ...row, id: 0 })),
    replaced: null,
  };
}

/** A new row gets its id from the server, so it is matched by its texts; equal ones by their order. */
function withSavedIds(rows: readonly PointRow[], saved: readonly Point[]): PointRow[] {
  const own = new Set(rows.map(({ id }) => id));
  const added = new Map<string, number[]>();
  for (const point of saved) if (!own.has(point.id)) added.set(textOf(point), [...(added.get(textOf(point)) ?? []), point.id]);
  return rows.map((row) => {
    const trimmed = { ...row, ...trimmedTexts(pointFields, row) };
    return row.id > 0 ? trimmed : { ...trimmed, id: added.get(textOf(trimmed))?.shift() ?? 0 };
  });
}

/** The point alone, without what the client or the list adds. */
function pointOf(point: Point): Point {
  const { id, translations } = point;
  return { id, ...pickFields(pointFields, point), ...(translations && { translations }) };
}

function textOf(point: Point): string {
  return JSON.stringify(pickFields(pointFields, point));
}

function pointValue(point: Point) {
  return [point.id, pickFields(pointFields, point)];
}

function ksaValue(ksa: Ksa) {
  return [ksa.id, ksaCode(ksa), pickFields(ksaFields, ksa)];
}

/** Which item supports which point, by the keys of the rows. */
function shownTies({ rows, ksa }: PointList): [point: string, ksa: string][] {
  const keys = new Map(ksa.map((row) => [row.key, row.id > 0 ? storedKey(row.id) : row.key]));
  return inOrder(
    rows.flatMap((row) => row.ksaKeys.map((key): [string, string] => [row.id > 0 ? storedKey(row.id) : row.key, keys.get(key) ?? key])),
  );
}

/** The same as the server has it, of the points that are still shown. */
function keptTies({ rows, loaded }: PointList): [point: string, ksa: string][] {
  const shown = new Set(rows.map(({ id }) => id));
  const points = loaded.points.filter(({ id }) => shown.has(id));
  return inOrder(points.flatMap(({ id, ksa }) => ksa.map((item): [string, string] => [storedKey(id), storedKey(item.id)])));
}

function inOrder(ties: [string, string][]): [string, string][] {
  return ties.toSorted((left, right) => (left.join() < right.join() ? -1 : 1));
}

function supportsOf(ties: readonly (readonly [point: string, ksa: string])[]): Map<string, string> {
  const supports = new Map<string, string>();
  for (const [point, ksa] of ties) supports.set(ksa, `${supports.get(ksa) ?? ''} ${point}`);
  return supports;
}

/** How many rows are new, differ, or are gone. */
function changes<Row extends { id: number }, Stored extends { id: number }>(
  rows: readonly Row[],
  stored: readonly Stored[],
  isSame: (row: Row, stored: Stored) => boolean,
): number {
  const known = new Map(stored.map((row) => [row.id, row]));
  const kept = rows.filter(({ id }) => known.has(id));
  const changed = kept.filter((row) => {
    const before = known.get(row.id);
    return before !== undefined && !isSame(row, before);
  });
  return rows.length + stored.length - 2 * kept.length + changed.length;
}
