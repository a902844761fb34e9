import { readPlace, recordKinds, shapeOf, type Place, type PlaceParts, type StateRecordKind } from '../editions';
import { maxId } from '../fields';
import type { Bilingual } from '../language';

/**
 * What a comment is about: a record of a curriculum, or with `#` one of its fields: `course:1004`, `course:1004/goal:2210`, `course:1004#introduction`. A cell of a matrix in which
 * several records may stand is the beginning of their keys: `course:1004/placedPoint:7-2210` for chapter and goal.
 */
export type CommentPlace = string;

/** What a place of comments says. */
export interface CommentPlaceParts extends Omit<PlaceParts, 'under'> {
  /** Absent for the whole record. */
  field?: string;
}

/** Cells that hold several records, by how many numbers of their keys name the cell. */
const cells: Partial<Record<StateRecordKind, number>> = { placedPoint: 2, placedKsa: 4 };

/** Whether a place is a cell of a matrix as such, not a record in it. */
export function isCellPlace({ kind, key, field }: CommentPlaceParts): boolean {
  return field === undefined && key.split('-').length === cells[kind];
}

/** Writes a place. */
export function printCommentPlace({ part, lineage, kind, key, field }: CommentPlaceParts): CommentPlace {
  const above = part === 'major' ? 'major' : `course:${lineage}`;
  const record = kind === part ? above : `${above}/${kind}${key === '' ? '' : `:${key}`}`;
  return field === undefined ? record : `${record}#${field}`;
}

/** Takes a place apart; undefined where nobody can comment on such a place: a list, another kind, a field that the record does not have. */
export function readCommentPlace(place: CommentPlace): CommentPlaceParts | undefined {
  const [record = '', field, ...more] = place.split('#');
  const parts = readPlace(record);
  if (!parts || more.length > 0 || parts.under !== undefined || !isKindOf(parts)) return undefined;
  if (field !== undefined && !Object.hasOwn(shapeOf(parts.kind).fields, field)) return undefined;
  if (field !== undefined && isCellPlace(parts)) return undefined;
  const { under: _, ...named } = parts;
  const read = field === undefined ? named : { ...named, field };
  // One writing for each place: no zeros in front of numbers.
  return printCommentPlace(read) === place && numbersOf(read).every(isNumberOfRecord) ? read : undefined;
}

/** What is commented on where a change is: its record; of a list, the course or the major to which it belongs. */
export function commentPlaceOf(at: Place): CommentPlace {
  if (readCommentPlace(at)) return at;
  const lineage = readPlace(at)?.lineage;
  return lineage === undefined ? 'major' : `course:${lineage}`;
}

const commentWords = {
  pointCell: { zh: '课程矩阵的一格', en: 'Cell of the course matrix' },
  ksaCell: { zh: '项目矩阵的一格', en: 'Cell of a project matrix' },
} as const satisfies Record<string, Bilingual>;

/** What a place is called by its kind, and by its field where it is one: "教学目标", "课程单元 课程简介". */
export function commentPlaceLabel(place: CommentPlace): Bilingual | undefined {
  const parts = readCommentPlace(place);
  if (!parts) return undefined;
  if (isCellPlace(parts)) return parts.kind === 'placedPoint' ? commentWords.pointCell : commentWords.ksaCell;
  const { label, fields } = shapeOf(parts.kind);
  return parts.field === undefined ? label : fields[parts.field]!.label;
}

function isKindOf({ part, kind, key }: PlaceParts): boolean {
  if (!recordKinds.includes(kind) || shapeOf(kind).part !== part) return false;
  if (kind === part) return key === '';
  const numbers = key === '' ? [] : key.split('-');
  const isWhole = numbers.length === (shapeOf(kind).refs?.length ?? 1) || numbers.length === cells[kind];
  return isWhole && numbers.every((number) => /^\d+$/.test(number));
}

function numbersOf({ lineage, key }: CommentPlaceParts): string[] {
  return [...(lineage === undefined ? [] : [String(lineage)]), ...(key === '' ? [] : key.split('-'))];
}

function isNumberOfRecord(number: string): boolean {
  return !number.startsWith('0') && Number(number) <= maxId;
}
