import {
  arrangementColumnOf,
  placeKey,
  readCommentPlace,
  type CommentMark,
  type LinkedMatrices,
  type MatrixKind,
} from '@college/curriculum-model';
import type { DiscussedAt, MatrixDiscussions } from '../MatrixGrid';

/** What of the matrices decides where comments stand. */
type Standing = Pick<LinkedMatrices, 'courseId' | 'placedPoints'>;

type Parts = NonNullable<ReturnType<typeof readCommentPlace>>;

/** Where in a matrix comments on a place stand; nowhere for what it does not show. */
export function spotsOfPlace(place: string, matrix: MatrixKind, standing: Standing): DiscussedAt[] {
  const parts = readCommentPlace(place);
  if (!parts) return [];
  if (matrix === 'major') return inMajorMatrix(parts);
  if (parts.kind === 'indicator' && matrix === 'course') return [{ groupId: parts.key }];
  if (parts.lineage !== standing.courseId) return [];
  return matrix === 'course' ? inCourseMatrix(parts) : inProjectMatrix(parts, standing);
}

function inMajorMatrix({ kind, key, lineage, field }: Parts): DiscussedAt[] {
  if (kind === 'binding') return [{ rowId: String(lineage), columnId: key }];
  if (kind === 'course' && field === undefined) return [{ rowId: String(lineage) }];
  if (kind === 'indicator') return [{ columnId: key }];
  return kind === 'requirement' ? [{ groupId: key }] : [];
}

function inCourseMatrix({ kind, key }: Parts): DiscussedAt[] {
  const [chapter = '', goal = ''] = key.split('-');
  if (kind === 'chapter') return [{ rowId: key }];
  if (kind === 'goal') return [{ columnId: key }];
  return kind === 'placedPoint' ? [{ rowId: chapter, columnId: goal }] : [];
}

function inProjectMatrix({ kind, key, field }: Parts, { placedPoints }: Standing): DiscussedAt[] {
  const numbers = key.split('-');
  const rowId = numbers.slice(0, 3).join(' ');
  if (kind === 'taskGoal') return [{ columnId: key }];
  if (kind === 'placedKsa') return [{ rowId, columnId: numbers[3]! }];
  if (kind === 'placedPoint' && numbers.length === 3) {
    const columnId = arrangementColumnOf(field);
    return [columnId === undefined ? { rowId } : { rowId, columnId }];
  }
  if (kind !== 'point') return [];
  return placedPoints.flatMap((row) => (row.pointId === Number(key) ? [{ rowId: placeKey(row) }] : []));
}

/** Open discussions as the grid of a matrix marks them. */
export function discussionsOf(marks: readonly CommentMark[], matrix: MatrixKind, standing: Standing): MatrixDiscussions {
  const cells = new Map<string, Map<string, number>>();
  const [rows, columns, groups] = [new Map<string, number>(), new Map<string, number>(), new Map<string, number>()];
  const add = (counts: Map<string, number>, id: string, open: number) => counts.set(id, (counts.get(id) ?? 0) + open);
  for (const { here, open } of marks) {
    if (here === null || open === 0) continue;
    for (const at of spotsOfPlace(here, matrix, standing)) {
      if ('groupId' in at) add(groups, at.groupId, open);
      else if (!('rowId' in at)) add(columns, at.columnId, open);
      else if (!('columnId' in at)) add(rows, at.rowId, open);
      else {
        const row = cells.get(at.rowId) ?? new Map<string, number>();
        cells.set(at.rowId, row);
        add(row, at.columnId, open);
      }
    }
  }
  return { cells, rows, columns, groups };
}
