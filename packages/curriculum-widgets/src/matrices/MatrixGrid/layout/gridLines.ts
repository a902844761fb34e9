import type { MatrixAxis, MatrixGroup, MatrixHead } from '../matrixGridProps';

/** A row or a column as shown: one of the axis, or a whole group that is closed; among rows also the band that names an open group. */
export type GridLine =
  | { kind: 'line'; key: string; head: MatrixHead; place: number; group?: MatrixGroup; isGroupEnd: boolean }
  | { kind: 'closed'; key: string; group: MatrixGroup; places: readonly number[]; isGroupEnd: true }
  | { kind: 'band'; key: string; group: MatrixGroup; places: readonly number[]; isGroupEnd: true };

/** Neighbouring columns under one head; `group` is absent over columns that belong to none. */
export interface GridSpan {
  key: string;
  group?: MatrixGroup;
  from: number;
  count: number;
  isClosed: boolean;
}

/** Tells a group from a line in the same axis. */
export const groupKey = (id: string) => `group:${id}`;

/** The columns as shown: a closed group is one narrow column. */
export function columnLines(axis: MatrixAxis, closed: ReadonlySet<string>): GridLine[] {
  return linesOf(axis, closed, false);
}

/** The rows as shown: a band names each group, and is all that is left of a closed one. */
export function rowLines(axis: MatrixAxis, closed: ReadonlySet<string>): GridLine[] {
  return linesOf(axis, closed, true);
}

function linesOf({ heads, groups = [] }: MatrixAxis, closed: ReadonlySet<string>, hasBands: boolean): GridLine[] {
  const groupOfHead = new Map(groups.flatMap((group) => group.members.map((id) => [id, group] as const)));
  const placesOf = new Map<string, number[]>();
  for (const [place, { id }] of heads.entries()) {
    const group = groupOfHead.get(id);
    if (group) placesOf.set(group.id, [...(placesOf.get(group.id) ?? []), place]);
  }
  const lines: GridLine[] = [];
  for (const [place, head] of heads.entries()) {
    const group = groupOfHead.get(head.id);
    const places = group ? placesOf.get(group.id)! : [place];
    const isClosed = group !== undefined && closed.has(group.id);
    if (group && places[0] === place && (isClosed || hasBands))
      lines.push({ kind: isClosed ? 'closed' : 'band', key: groupKey(group.id), group, places, isGroupEnd: true });
    if (isClosed) continue;
    const next = heads[place + 1];
    const isGroupEnd = !next || groupOfHead.get(next.id) !== group;
    lines.push({ kind: 'line', key: head.id, head, place, group, isGroupEnd });
  }
  return lines;
}

/** The upper header row: how many shown columns each group has. */
export function spansOf(lines: readonly GridLine[]): GridSpan[] {
  const spans: GridSpan[] = [];
  for (const [index, line] of lines.entries()) {
    const last = spans.at(-1);
    if (last && last.group === line.group) last.count += 1;
    else
      spans.push({ key: line.group?.id ?? `none:${line.key}`, group: line.group, from: index, count: 1, isClosed: line.kind === 'closed' });
  }
  return spans;
}

/** Whether a line can have the active cell; the band of an open group has no cells. */
export function isStop(line: GridLine) {
  return line.kind !== 'band';
}
