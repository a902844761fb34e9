import {
  arrangementColumnOf,
  heaviestFirst,
  levelNames,
  matrixPlaceOf,
  matrixRules,
  placeKey,
  readCommentPlace,
  type CommentMark,
  type Language,
  type LinkedMatrices,
  type MatrixKind,
  type ToldFinding,
} from '@college/curriculum-model';
import type { DiscussedAt, MatrixDiscussions, MatrixFound, MatrixSpots } from '../MatrixGrid';

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
  const open = marks.flatMap((mark) => (mark.here === null || mark.open === 0 ? [] : [{ here: mark.here, value: mark.open }]));
  return atSpots(open, (counts) => counts.reduce((sum, count) => sum + count, 0), matrix, standing);
}

/** What a matrix finds itself it draws as one edits; a finding of the same is not marked a second time. */
const drawnThere: ReadonlySet<string> = new Set(matrixRules);

/** What rules find as the grid of a matrix marks it: all of a place in one mark, what weighs most first. */
export function findingMarks(
  findings: readonly ToldFinding[],
  matrix: MatrixKind,
  standing: Standing,
  language: Language,
): MatrixSpots<MatrixFound> {
  const placed = findings.flatMap((value) => {
    const isDrawn = value.aliases.some((alias) => drawnThere.has(alias.slice(0, alias.indexOf('.'))));
    const here = matrixPlaceOf(value);
    return here === undefined || isDrawn ? [] : [{ here, value }];
  });
  return atSpots(placed, (found) => foundWords(found, language), matrix, standing);
}

function foundWords(findings: readonly ToldFinding[], language: Language): MatrixFound {
  const sorted = heaviestFirst(findings);
  const words = sorted.map(
    ({ level, sentence }) => `${levelNames[level][language]}${language === 'zh' ? '：' : ': '}${sentence[language]}`,
  );
  return { level: sorted[0]!.level, words: words.join(language === 'zh' ? '；' : '; ') };
}

/** Values by where in a matrix their places stand, in one pass; those of one spot together. */
function atSpots<Value, Mark>(
  placed: readonly { here: string; value: Value }[],
  join: (values: readonly Value[]) => Mark,
  matrix: MatrixKind,
  standing: Standing,
): MatrixSpots<Mark> {
  const cells = new Map<string, Map<string, Value[]>>();
  const [rows, columns, groups] = [new Map<string, Value[]>(), new Map<string, Value[]>(), new Map<string, Value[]>()];
  for (const { here, value } of placed) {
    for (const at of spotsOfPlace(here, matrix, standing)) {
      if ('groupId' in at) add(groups, at.groupId, value);
      else if (!('rowId' in at)) add(columns, at.columnId, value);
      else if (!('columnId' in at)) add(rows, at.rowId, value);
      else {
        const row = cells.get(at.rowId) ?? new Map<string, Value[]>();
        cells.set(at.rowId, row);
        add(row, at.columnId, value);
      }
    }
  }
  const joined = (values: ReadonlyMap<string, Value[]>) => new Map([...values].map(([id, own]) => [id, join(own)]));
  return {
    cells: new Map([...cells].map(([id, row]) => [id, joined(row)])),
    rows: joined(rows),
    columns: joined(columns),
    groups: joined(groups),
  };
}

function add<Value>(values: Map<string, Value[]>, id: string, value: Value): void {
  values.set(id, [...(values.get(id) ?? []), value]);
}
