import { createCodeListReader, isFormula, readStrength, type CodeList, type StrengthReading } from '@college/curriculum-model';
import type { MatrixCell } from '../MatrixGrid';
import type { PasteTarget } from './pasteTarget';
import type { LeftReason } from './readCell';
import type { ReadValue } from './readCell';

const longestText = 4000;

/** The parsed content of a text, and the parts that were not understood. */
export interface CellReading {
  value: ReadValue | null;
  left: { text: string; reason: LeftReason }[];
}

/** Reads a text by the kind of its cell; the same text is read once. */
export function createCellReader(
  target: PasteTarget,
): (at: { rowId: string; columnId: string; text: string; before: MatrixCell }) => CellReading {
  const readList = createCodeListReader(target.choices ?? [], target.choiceKind ?? 'point');
  const supports = new Map<string, CellReading>();
  const lists = new Map<string, CellReading>();
  return ({ rowId, columnId, text, before }) => {
    switch (before.kind) {
      case 'support':
        return remembered(supports, text, () => supportReading(text, readStrength(text)));
      case 'list':
        return remembered(lists, text, () => listReading(readList(text)));
      case 'text':
        return textReading(text.trim(), before.text, target.textProblem?.({ rowId, columnId, text: text.trim() }) ?? null);
    }
  };
}

function supportReading(text: string, reading: StrengthReading): CellReading {
  if (reading.kind === 'relate' || reading.kind === 'doubtful') return { value: { kind: 'support', strength: reading }, left: [] };
  return { value: null, left: [{ text: text.trim(), reason: reading.kind }] };
}

function listReading({ entries, unknown, isFormula: isCalculated }: CodeList): CellReading {
  const left = unknown.map((word) => ({ text: word, reason: isCalculated ? ('formula' as const) : ('noItem' as const) }));
  // A cell of which nothing was understood is not emptied.
  return { value: entries.length === 0 && left.length > 0 ? null : { kind: 'list', entries }, left };
}

function textReading(text: string, before: string, problem: string | null): CellReading {
  if (text === before) return { value: { kind: 'text', text }, left: [] };
  if (isFormula(text)) return { value: null, left: [{ text, reason: 'formula' }] };
  if (problem !== null) return { value: null, left: [{ text, reason: { sentence: problem } }] };
  if (text.length > longestText) return { value: null, left: [{ text, reason: 'words' }] };
  return { value: { kind: 'text', text }, left: [] };
}

function remembered(known: Map<string, CellReading>, text: string, read: () => CellReading): CellReading {
  const before = known.get(text);
  if (before) return before;
  const reading = read();
  known.set(text, reading);
  return reading;
}
