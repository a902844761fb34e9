import { relateValues, type Relate } from '@college/curriculum-model';
import type { GridLine } from '../layout/gridLines';
import type { GridPosition } from '../selection/gridRange';
import type { MatrixCell, MatrixChange, MatrixCount, MatrixFound, MatrixHead } from '../matrixGridProps';
import type { MatrixGridText } from '../messages';
import { contentAt, isReadOnlyAt, type ShownMatrix } from '../shown/shownMatrix';

/** A strength in words. */
export function relateWords(relate: Relate, text: MatrixGridText): string {
  if (relate === relateValues.strong) return text.strong;
  return relate === relateValues.weak ? text.weak : text.blank;
}

/** The accessible name of an inactive cell; undefined where its own text suffices. */
export function cheapName(cell: MatrixCell, text: MatrixGridText): string | undefined {
  if (cell.kind === 'text') return cell.isWarning ? text.list({ parts: [cell.text, text.check] }) : undefined;
  if (cell.kind === 'support') {
    if (cell.change) return changeWords(cell.change, cell.relate, text);
    if (cell.relate === relateValues.none && !cell.isMarked && cell.suggested === undefined) return undefined;
    const strength = relateWords(cell.relate, text);
    if (isPlain(cell)) return strength;
    const parts: string[] = [strength];
    if (cell.isBare) parts.push(text.noGoals);
    if (cell.isMarked) parts.push(text.marked);
    if (cell.suggested !== undefined) parts.push(text.suggested({ strength: relateWords(cell.suggested, text) }));
    if (cell.isAccepted) parts.push(text.accepted);
    return text.list({ parts });
  }
  const parts = cell.items.map(({ relate, code, label }) => `${relateWords(relate, text)} ${code} ${label}`);
  for (const { relate, code, label } of cell.suggested ?? []) {
    parts.push(`${text.suggested({ strength: relateWords(relate, text) })} ${code} ${label}`);
  }
  if (cell.isAccepted) parts.push(text.accepted);
  if (cell.isMarked) parts.push(text.marked);
  return parts.length === 0 ? undefined : text.list({ parts });
}

/** Whether a cell holds its strength and nothing else that is to be said, as nearly all do. */
export function isPlain({ isBare, isMarked, suggested, isAccepted, change }: MatrixCell & { kind: 'support' }) {
  return !isBare && !isMarked && suggested === undefined && !isAccepted && !change;
}

interface Marked {
  discussed: number;
  found: MatrixFound | undefined;
}

/** The name of a cell with how many open discussions there are about it and what rules find there; undefined where its own text suffices. */
export function nameWithMarks(cell: MatrixCell, { discussed, found }: Marked, text: MatrixGridText): string | undefined {
  const name = cheapName(cell, text);
  if (discussed === 0 && !found) return name;
  const marks = [...(discussed > 0 ? [text.discussed({ count: discussed })] : []), ...(found ? [found.words] : [])];
  return text.list({ parts: [(name ?? textOf(cell)) || text.blank, ...marks] });
}

/** What became of a strength: 减弱，由强到弱. */
export function changeWords({ before, mark }: MatrixChange, after: Relate, text: MatrixGridText): string {
  if (mark === 'added') return text.list({ parts: [text.added, relateWords(after, text)] });
  if (mark === 'removed') return text.list({ parts: [text.removed, relateWords(before, text)] });
  return text.list({ parts: [text[mark], mark === 'strengthened' ? text.toStrong : text.toWeak] });
}

/** A head in words. */
export function headWords({ code, label, spoken }: MatrixHead) {
  return spoken ?? [code, label].filter(Boolean).join(' ');
}

/** A row or column in words; a closed group by its own name. */
export function lineWords(line: GridLine, text: MatrixGridText) {
  if (line.kind === 'line') return headWords(line.head);
  const name = [line.group.code, line.group.label].filter(Boolean).join(' ');
  return line.kind === 'closed' ? text.list({ parts: [name, text.closed] }) : name;
}

/** Counts in words, with the gap where there is one. */
export function countWords(count: MatrixCount, text: MatrixGridText) {
  const counts = count.text ?? text.counts(count);
  return count.gap ? text.list({ parts: [counts, count.gap.text] }) : counts;
}

/** The full accessible name of the active cell, in three parts: the middle one is the cell's own text. */
export interface SpokenParts {
  before: string;
  value: string;
  after: string;
}

/** What is said of a cell: its row and column, what it holds, and how well its column is covered. */
export function spokenParts(shown: ShownMatrix, at: GridPosition, isReadOnly: boolean, text: MatrixGridText): SpokenParts {
  const content = contentAt(shown, at);
  const [row, column] = [shown.rows[at.row], shown.columns[at.column]];
  if (!content || !row || !column) return { before: '', value: '', after: '' };
  const discussed = shown.discussions?.cells.get(row.key)?.get(column.key) ?? 0;
  const found = shown.findings?.cells.get(row.key)?.get(column.key);
  const value =
    'cell' in content
      ? nameWithMarks(content.cell, { discussed, found }, text) || textOf(content.cell) || text.blank
      : countWords(content.count, text);
  // Which line of the screen is the row of the matrix depends on how it is turned; what is said does not.
  const [subject, object] = shown.isTransposed ? [column, row] : [row, column];
  const before = `${lineWords(subject, text)}${text.between}${lineWords(object, text)}${text.between}`;
  const locked = !isReadOnly && isReadOnlyAt(shown, at) ? `${text.between}${text.readOnly}` : '';
  return { before, value, after: locked + coverageWords(shown, row, column, text) };
}

function coverageWords(shown: ShownMatrix, row: GridLine, column: GridLine, text: MatrixGridText) {
  const count = shown.isTransposed ? shown.rowCounts?.[placeOf(row)] : shown.columnCounts?.[placeOf(column)];
  if (!count || count.text !== undefined) return '';
  const counts = text.counts(count);
  return shown.isTransposed ? text.ofRow({ counts }) : text.ofColumn({ counts });
}

function placeOf(line: GridLine) {
  return line.kind === 'line' ? line.place : -1;
}

function textOf(cell: MatrixCell) {
  return cell.kind === 'text' ? cell.text : '';
}
