import type { FindableKind, FoundRecord } from '@college/curriculum-model';
import type { PaletteRow } from './paletteEntries';

/** Where a line belongs: `name` is cut where there is no room, `mark` never. */
export interface LinePlace {
  name?: string | undefined;
  mark?: string;
}

/** What a line is called. */
export function titleOf(row: PaletteRow): string {
  if (row.type === 'record') return row.record.title;
  return row.type === 'act' ? row.act.title : row.recent.title;
}

/** What follows the title: the number of a course, the code of a major, the description of a point and a KSA item. */
export function detailOf(kind: FindableKind, { id, title, description, majorCode }: FoundRecord): string {
  if (kind === 'course') return String(id);
  if (kind === 'major') return majorCode ?? '';
  return (kind === 'ksa' || kind === 'point') && description !== title ? description : '';
}

/** Whether its detail is a description, which is cut before the title is. */
export function isDescribed(row: PaletteRow): boolean {
  return row.type === 'record' && (row.kind === 'ksa' || row.kind === 'point');
}

/** Where a line belongs, and what tells it from others of the same name: of a record its course and its major, of a major its department. */
export function placeOf(row: PaletteRow, inside: string): LinePlace {
  if (row.type === 'act') return { name: row.act.context };
  if (row.type === 'recent') return { name: row.recent.context };
  const { courseName, majorName, majorCode, departmentName, leader, description } = row.record;
  if (row.kind === 'person') return { name: description };
  if (row.kind === 'major') return { name: departmentName };
  if (row.kind === 'course') return { name: majorName, mark: [majorCode, leader].filter(Boolean).join(inside) };
  return { name: [courseName, majorName].filter(Boolean).join(inside) };
}
