import type { ListedStrength, Relate, Support } from '@college/curriculum-model';
import type { MatrixCell } from '../MatrixGrid';
import type { PastedCell } from './pasteTarget';
import type { ReadCell } from './readCell';

/** What the doubtful signs of a paste mean, and how strongly a code without a sign supports; a sign without an answer is left alone. */
export interface Answers {
  signs: Readonly<Record<string, Relate | undefined>>;
  unsaid: Support;
}

/** One cell before and after. */
export interface PasteChange {
  before: MatrixCell;
  after: PastedCell;
}

/** The cells that a paste changes; a cell that stays as it is is not among them. */
export function pasteChanges(cells: readonly ReadCell[], answers: Answers): PasteChange[] {
  return cells.flatMap((cell) => {
    const after = pastedCellOf(cell, answers);
    return after ? [{ before: cell.before, after }] : [];
  });
}

/** What a cell shall hold after the paste; null when it stays as it is. */
export function pastedCellOf({ rowId, columnId, before, value }: ReadCell, answers: Answers): PastedCell | null {
  if (value.kind === 'support' && before.kind === 'support') {
    const relate = answered(value.strength, answers);
    return relate === undefined || relate === before.relate ? null : { rowId, columnId, kind: 'support', relate };
  }
  if (value.kind === 'list' && before.kind === 'list') {
    const held = new Map(before.items.map((item) => [item.id, item.relate]));
    const entries = value.entries.flatMap(({ id, strength }) => {
      const relate = answered(strength, answers) ?? held.get(id);
      return relate === undefined || relate === -1 ? [] : [{ id, relate }];
    });
    const isSame = entries.length === held.size && entries.every(({ id, relate }) => held.get(id) === relate);
    return isSame ? null : { rowId, columnId, kind: 'list', entries };
  }
  if (value.kind === 'text' && before.kind === 'text' && value.text !== before.text)
    return { rowId, columnId, kind: 'text', text: value.text };
  return null;
}

function answered(strength: ListedStrength, { signs, unsaid }: Answers): Relate | undefined {
  if (strength.kind === 'relate') return strength.relate;
  return strength.kind === 'unsaid' ? unsaid : signs[strength.sign];
}
