import { createCodeListReader, readStrength, type CodeList } from '@college/curriculum-model';
import type { Block } from './block';
import { createCellReader } from './cellReader';
import { pastedCellOf, type Answers } from './pasteChanges';
import type { PasteTarget } from './pasteTarget';
import { placeBlock, type Placement } from './placeBlock';
import type { LeftReason, ReadCell, ReadValue } from './readCell';

/** A pasted text that changes nothing. */
export interface LeftText {
  rowId: string;
  columnId: string;
  text: string;
  reason: LeftReason;
}

/** A paste as read: what it changes follows from the answers to its questions. */
export interface PasteReading extends Pick<Placement, 'byHeads' | 'outside'> {
  cells: readonly ReadCell[];
  notUnderstood: readonly LeftText[];
  /** Signs that staff mean different things by, each once, most frequent first. */
  signs: readonly { sign: string; count: number }[];
  /** How many codes carry no sign. */
  unsaidCount: number;
  /** Cells that would change if they could. */
  readOnly: { count: number; lineIds: readonly string[] };
}

/** The maximum number of distinct ambiguous signs; with more of them none is a sign. */
export const maxSigns = 12;

/** Reads a block for a target: places it, and reads each text by the kind of its cell. */
export function readPaste(block: Block, target: PasteTarget): PasteReading {
  const read = createCellReader(target);
  const labels = new Set(target.choices?.map(({ label }) => label.trim()));
  const readList = createCodeListReader(target.choices ?? [], target.choiceKind ?? 'point');
  const isContent = (text: string) => labels.has(text.trim()) || readStrength(text).kind !== 'words';
  // A chapter and a point may be called the same: with a star before it the name is that of a point.
  const isListed = (text: string) => /[★☆]/.test(text) && readList(text).entries.length > 0 && readList(text).unknown.length === 0;
  const shown = target.isTransposed ? turned(target) : target;
  const placed = placeBlock(block, shown, { isContent, isListed });
  const places = target.isTransposed
    ? placed.cells.map(({ rowId, columnId, text }) => ({ rowId: columnId, columnId: rowId, text }))
    : placed.cells;

  const fixedLines = new Set([...target.rows, ...target.columns].filter(({ isReadOnly }) => isReadOnly).map(({ id }) => id));
  const cells: ReadCell[] = [];
  const fixed: ReadCell[] = [];
  const notUnderstood: LeftText[] = [];
  const signCounts = new Map<string, number>();
  for (const place of places) {
    const before = target.cellAt(place.rowId, place.columnId);
    const { value, left } = read({ ...place, before });
    const isFixed = fixedLines.has(place.rowId) || fixedLines.has(place.columnId);
    if (value) (isFixed ? fixed : cells).push({ rowId: place.rowId, columnId: place.columnId, before, value });
    if (isFixed) continue;
    notUnderstood.push(...left.map(({ text, reason }) => ({ rowId: place.rowId, columnId: place.columnId, text, reason })));
    if (value) for (const sign of signsOf(value)) signCounts.set(sign, (signCounts.get(sign) ?? 0) + 1);
  }

  const signs = [...signCounts].map(([sign, count]) => ({ sign, count })).sort((one, other) => other.count - one.count);
  const asked = new Set(signs.slice(0, maxSigns).map(({ sign }) => sign));
  const tooMany = new Set(cells.filter(({ value }) => value.kind === 'support' && signsOf(value).some((sign) => !asked.has(sign))));
  const refused = fixed.filter((cell) => pastedCellOf(cell, noAnswers) !== null);
  return {
    cells: cells.filter((cell) => !tooMany.has(cell)),
    notUnderstood: [
      ...notUnderstood,
      ...[...tooMany].map(({ rowId, columnId, value }) => ({ rowId, columnId, text: signsOf(value)[0]!, reason: 'words' as const })),
    ],
    signs: signs.slice(0, maxSigns),
    unsaidCount: cells.reduce((sum, { value }) => sum + (value.kind === 'list' ? value.entries.filter(isUnsaid).length : 0), 0),
    readOnly: {
      count: refused.length,
      lineIds: [...new Set(refused.map(({ rowId, columnId }) => (fixedLines.has(rowId) ? rowId : columnId)))],
    },
    byHeads: placed.byHeads,
    outside: placed.outside,
  };
}

const noAnswers: Answers = { signs: {}, unsaid: 0 };

function signsOf(value: ReadValue): string[] {
  if (value.kind === 'text') return [];
  const strengths = value.kind === 'support' ? [value.strength] : value.entries.map(({ strength }) => strength);
  return strengths.flatMap((strength) => (strength.kind === 'doubtful' ? [strength.sign] : []));
}

function isUnsaid({ strength }: CodeList['entries'][number]): boolean {
  return strength.kind === 'unsaid';
}

function turned(target: PasteTarget): PasteTarget {
  const range = { rowIds: target.range.columnIds, columnIds: target.range.rowIds };
  return { ...target, rows: target.columns, columns: target.rows, range };
}
