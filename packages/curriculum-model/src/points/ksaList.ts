import { newKey } from '../fields';
import type { KsaLetter } from './ksa';
import { renumberKsa, sortKsa } from './ksaNumbering';
import type { KsaRow, PointList } from './pointList';

/** Adds items at the end of their letters, in their order. */
export function addKsa(list: PointList, items: readonly { letter: KsaLetter; description: string }[]): PointList {
  const rows = items.map(({ letter, description }, index): KsaRow => {
    return { id: 0, title: letter, level: 0, description: description.trim(), key: newKey(list.added + index + 1) };
  });
  return { ...list, ksa: numbered([...list.ksa, ...rows]), added: list.added + rows.length };
}

/** Changes the text of one item. */
export function editKsa(list: PointList, key: string, description: string): PointList {
  return { ...list, ksa: list.ksa.map((row) => (row.key === key ? { ...row, description } : row)) };
}

/** Takes items out, of the list and of the points they support; the numbers of the rest close up (decision 68). */
export function removeKsa(list: PointList, keys: readonly string[]): PointList {
  const gone = new Set(keys);
  const rows = list.rows.map((row) =>
    row.ksaKeys.some((key) => gone.has(key)) ? { ...row, ksaKeys: row.ksaKeys.filter((key) => !gone.has(key)) } : row,
  );
  return { ...list, rows, ksa: numbered(list.ksa.filter((row) => !gone.has(row.key))) };
}

/**
 * Brings a removed item back to its number and to the points it supported; one whose removal was saved meanwhile comes back as new. Nothing happens where
 * `imports` says that it was one of items that a file replaced, and where it is there already.
 */
export function restoreKsa(
  list: PointList,
  removed: KsaRow,
  pointKeys: readonly string[],
  imports: PointList['imports'] = list.imports,
): PointList {
  if (imports.ksa !== list.imports.ksa || list.ksa.some(({ key }) => key === removed.key)) return list;
  const id = list.loaded.ksa.some((item) => item.id === removed.id) ? removed.id : 0;
  const ksa = numbered([...list.ksa, { ...removed, id, level: removed.level - 0.5 }]);
  return linkKsa({ ...list, ksa }, removed.key, pointKeys);
}

/** Moves an item to another number of its letter; a number out of range is clamped. */
export function moveKsa(list: PointList, key: string, level: number): PointList {
  const moved = list.ksa.find((row) => row.key === key);
  if (!moved) return list;
  const peers = list.ksa.filter((row) => row.title === moved.title && row.key !== key);
  peers.splice(Math.min(Math.max(level, 1), peers.length + 1) - 1, 0, moved);
  const levels = new Map(peers.map((row, index) => [row.key, index + 1]));
  return { ...list, ksa: sortKsa(list.ksa.map((row) => ({ ...row, level: levels.get(row.key) ?? row.level }))) };
}

/** Makes an item support exactly these points. */
export function linkKsa(list: PointList, key: string, pointKeys: readonly string[]): PointList {
  if (!list.ksa.some((row) => row.key === key)) return list;
  const wanted = new Set(pointKeys);
  const rows = list.rows.map((row) => {
    if (row.ksaKeys.includes(key) === wanted.has(row.key)) return row;
    const others = row.ksaKeys.filter((one) => one !== key);
    return { ...row, ksaKeys: wanted.has(row.key) ? [...others, key] : others };
  });
  return { ...list, rows };
}

function numbered(rows: readonly KsaRow[]): KsaRow[] {
  return sortKsa(renumberKsa(rows));
}
