import { newKey, storedKey, type Keyed } from '../fields';
import type { Ksa, PointKsa } from './ksa';
import { distinctKsa, ksaIdentity, renumberKsa, sortKsa } from './ksaNumbering';
import type { Point } from './point';

/** A point in the list being edited, and which KSA items support it. */
export type PointRow = Keyed<Point> & { ksaKeys: readonly string[] };

/** A KSA item in the list being edited. */
export type KsaRow = Keyed<Ksa>;

/** A course's points with the items that support them, and all its KSA items: one that supports no point is only in the latter. */
export interface StoredPoints {
  points: readonly PointKsa[];
  ksa: readonly Ksa[];
}

/** What is shown of a course's points and KSA items. */
export interface ShownPoints {
  rows: readonly PointRow[];
  /** In the order K, S, A and by number. */
  ksa: readonly KsaRow[];
  /** Which import brought the rows and which the items, 0 for none: what was taken out of one list does not come back into another. */
  imports: { points: number; ksa: number };
}

/** A course's points and KSA items while they are edited (core §4, Point editing). */
export interface PointList extends ShownPoints {
  /** As the server has them. */
  loaded: StoredPoints;
  /** What an import replaced, until it is saved or cleared. */
  replaced: ShownPoints | null;
  /** The number of keys assigned to new rows. */
  added: number;
}

/** Starts from what the server has. */
export function loadPointList({ points, ksa = [] }: { points: readonly PointKsa[]; ksa?: readonly Ksa[] }): PointList {
  const known = new Set(ksa.map(({ id }) => id));
  const all = sortKsa(renumberKsa([...ksa, ...distinctKsa(points).filter(({ id }) => !known.has(id))]));
  const rows = points.map(({ ksa: items, ...point }) => {
    return { ...point, key: storedKey(point.id), ksaKeys: items.map(({ id }) => storedKey(id)) };
  });
  return {
    loaded: { points, ksa: all },
    rows,
    ksa: all.map((item) => ({ ...item, key: storedKey(item.id) })),
    imports: { points: 0, ksa: 0 },
    replaced: null,
    added: 0,
  };
}

/** Adds a row at the end. */
export function addPoint(list: PointList, point: { title: string; description: string }): PointList {
  const row: PointRow = { id: 0, ...point, ksaKeys: [], key: newKey(list.added + 1) };
  return { ...list, rows: [...list.rows, row], added: list.added + 1 };
}

/** Changes the text of one row. */
export function editPoint(list: PointList, key: string, text: { title?: string; description?: string }): PointList {
  return { ...list, rows: list.rows.map((row) => (row.key === key ? { ...row, ...text } : row)) };
}

/** Takes points out. Their KSA items stay: they support points and are not owned by them (decision 68). */
export function removePoints(list: PointList, keys: readonly string[]): PointList {
  const gone = new Set(keys);
  return { ...list, rows: list.rows.filter((row) => !gone.has(row.key)) };
}

/**
 * Brings removed points back to their places; one whose removal was saved meanwhile comes back as a new one. Nothing happens where `imports` says that they
 * were in a list that a file replaced, and to a point that is there already.
 */
export function restorePoints(
  list: PointList,
  removed: readonly { row: PointRow; index: number }[],
  imports: PointList['imports'] = list.imports,
): PointList {
  if (imports.points !== list.imports.points) return list;
  const shown = new Set(list.rows.map(({ key }) => key));
  const stored = new Set(list.loaded.points.map(({ id }) => id));
  const items = new Set(list.ksa.map(({ key }) => key));
  const rows = [...list.rows];
  for (const { row, index } of removed) {
    if (shown.has(row.key)) continue;
    const ksaKeys = row.ksaKeys.filter((key) => items.has(key));
    rows.splice(index, 0, { ...row, id: stored.has(row.id) ? row.id : 0, ksaKeys });
  }
  return { ...list, rows };
}

/**
 * Replaces the list by an imported one; clearing after a second import still returns to the first state (decision 64). A file without KSA items leaves them
 * without a point; a file with items replaces them too.
 */
export function importPoints(
  list: PointList,
  { points, kind }: { points: readonly (Point & Partial<Pick<PointKsa, 'ksa'>>)[]; kind: 'pointksa' | 'point' },
): PointList {
  let { added } = list;
  const nextKey = () => newKey((added += 1));
  const items = new Map<string, KsaRow>();
  const rows = points.map(({ ksa = [], ...point }): PointRow => {
    const own = kind === 'pointksa' ? ksa.map((item) => ({ ...item, id: 0 })) : [];
    const keys = own.map((item) => {
      const identity = ksaIdentity(item) ?? `loose ${items.size}`;
      const known = items.get(identity) ?? { ...item, key: nextKey() };
      items.set(identity, known);
      return known.key;
    });
    return { ...point, id: 0, key: nextKey(), ksaKeys: [...new Set(keys)] };
  });
  const ksa = kind === 'pointksa' ? sortKsa(renumberKsa([...items.values()])) : list.ksa;
  const number = list.added + 1;
  const imports = { points: number, ksa: kind === 'pointksa' ? number : list.imports.ksa };
  const replaced = list.replaced ?? { rows: list.rows, ksa: list.ksa, imports: list.imports };
  return { ...list, rows, ksa, imports, replaced, added };
}

/** Brings back the lists, changed or not, that the import replaced; without an import nothing happens. */
export function clearImport(list: PointList): PointList {
  return list.replaced ? { ...list, ...list.replaced, replaced: null } : list;
}
