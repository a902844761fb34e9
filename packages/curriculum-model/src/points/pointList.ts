import { deletedId, newKey, storedKey, withoutKey, type Keyed } from '../fields';
import type { PointKsa } from './ksa';
import { distinctKsa, renumberPointKsa } from './ksaNumbering';
import type { Point } from './point';

/** A point in the list being edited. */
export type PointRow = Keyed<PointKsa>;

/** A course's points while they are edited (core §4, Point editing). */
export interface PointList {
  /** As the server has them. */
  loaded: readonly PointKsa[];
  /** As shown. */
  rows: readonly PointRow[];
  /** The rows that an import replaced, until it is saved or cleared. */
  replaced: readonly PointRow[] | null;
  /** How many keys were given to new rows. */
  added: number;
}

/** Starts from what the server has. */
export function loadPointList(points: readonly PointKsa[]): PointList {
  return { loaded: points, rows: points.map((point) => ({ ...point, key: storedKey(point.id) })), replaced: null, added: 0 };
}

/** Adds a row at the end. */
export function addPoint(list: PointList, point: { title: string; description: string }): PointList {
  const row: PointRow = { id: 0, ...point, ksa: [], key: newKey(list.added + 1) };
  return { ...list, rows: [...list.rows, row], added: list.added + 1 };
}

/** Changes the text of one row. */
export function editPoint(list: PointList, key: string, text: { title?: string; description?: string }): PointList {
  return { ...list, rows: list.rows.map((row) => (row.key === key ? { ...row, ...text } : row)) };
}

/** Takes rows out; the numbers of the remaining KSA items close up. */
export function removePoints(list: PointList, keys: readonly string[]): PointList {
  return { ...list, rows: renumberPointKsa(list.rows.filter((row) => !keys.includes(row.key))) };
}

/** Shows an imported list in place of the present one; a second import still clears back to the first state (decision 64). */
export function importPoints(list: PointList, imported: readonly (Point & Partial<Pick<PointKsa, 'ksa'>>)[]): PointList {
  const rows = imported.map((point, index): PointRow => {
    const ksa = (point.ksa ?? []).map((item) => ({ ...item, id: 0 }));
    return { ...point, id: 0, ksa, key: newKey(list.added + index + 1) };
  });
  return { ...list, rows: renumberPointKsa(rows), replaced: list.replaced ?? list.rows, added: list.added + rows.length };
}

/** Brings back the list, changed or not, that the import replaced; without an import nothing happens. */
export function clearImport(list: PointList): PointList {
  return list.replaced ? { ...list, rows: list.replaced, replaced: null } : list;
}

/** Whether what is shown differs from what the server has, by value (decision 63). */
export function isPointListModified(list: PointList): boolean {
  return JSON.stringify(list.rows.map(essence)) !== JSON.stringify(list.loaded.map(essence));
}

/** The body of savepoints: all that is shown, then the negated ids of what was taken out (decision 62). */
export function pointsToSave(list: PointList): Point[] {
  const kept = new Set(list.rows.map((row) => row.id));
  const removed = list.loaded.filter((point) => !kept.has(point.id)).map((point) => ({ ...point, id: deletedId(point.id) }));
  return [...list.rows.map((row) => withoutKey(row)), ...removed].map((point) => {
    const { ksa: _, ...rest } = point;
    return { ...rest, title: rest.title.trim(), description: rest.description.trim() };
  });
}

/** The points with their KSA for a save of the whole course unit. */
export function pointKsaToSave(list: PointList): PointKsa[] {
  return list.rows.map((row) => withoutKey(row));
}

/** Whether both texts of an inline edit hold something (core §5). */
export function canConfirmPoint(point: Pick<Point, 'title' | 'description'>): boolean {
  return point.title.trim() !== '' && point.description.trim() !== '';
}

/** How many points and KSA items are shown. */
export function countPoints(list: PointList): { points: number; ksa: number } {
  return { points: list.rows.length, ksa: distinctKsa(list.rows).length };
}

function essence({ id, title, description, ksa }: PointKsa) {
  return [id, title, description, ksa.map((item) => [item.id, item.title, item.level, item.description])];
}
