import type { DocumentCell, Words } from '@college/curriculum-model';
import { supportSign } from '@college/curriculum-model';
import { writtenTexts } from '../written';
import type { Weight } from './face';
import { cellPadding, type } from './paper';
import { setText, type ReportMissing, type SetLine } from './setText';

/** Words in a cell, the English below its Chinese. */
export function setWords(words: Words, width: number, reportMissing: ReportMissing, weight: Weight = 'regular', before = ''): SetLine[] {
  const texts = writtenTexts(words);
  if (texts.length === 0 && before !== '') return setText(before, { type: type.cell, weight }, roomIn(width), reportMissing);
  return texts.flatMap(({ text, language }, index) =>
    setText(index === 0 ? before + text : text, { type: type.cell, weight, language }, roomIn(width), reportMissing),
  );
}

/** The lines of a cell: signs of support and codes precede the text. */
export function setCell({ lines }: DocumentCell, width: number, reportMissing: ReportMissing): SetLine[] {
  return lines.flatMap(({ words, support, code }) => {
    const before = [support === undefined ? '' : supportSign(support), code ?? ''].filter(Boolean);
    // Non-breaking spaces: a sign is never separated from its text.
    return setWords(words, width, reportMissing, 'regular', before.map((sign) => `${sign}\u00a0`).join(''));
  });
}

function roomIn(width: number): number {
  return width - 2 * cellPadding.x;
}
