import type { Language, Relate, Support } from '@college/curriculum-model';
import { starOutline } from '@college/ui/icons';
import { langOf } from '../../../support/langOf';
import type { MatrixItem } from '../matrixGridProps';
import type { MatrixGridText } from '../messages';
import { relateWords } from './spoken';

/** The star that stands, if any, and beside it the dashed one that is suggested; decoration, because the cell says both in words. */
export function suggestionContent(present: Relate | undefined, suggested: Support) {
  return (
    <>
      {present !== undefined && <i data-relate={present} />}
      {dashedStar(suggested)}
    </>
  );
}

/** A suggested item below those of its cell: a dashed star, its code, and its label over a dashed line. */
export function suggestedItem({ id, relate, code, label }: MatrixItem, at: number, text: MatrixGridText, language: Language) {
  const words = text.suggested({ strength: relateWords(relate, text) });
  return (
    <span key={`suggested ${id}`} data-part="item" data-of-suggestion="">
      <s>{at === 0 ? words : text.between + words}</s>
      {dashedStar(relate)}
      <i>{code}</i>
      <b lang={langOf(label, language)}>{label}</b>
    </span>
  );
}

function dashedStar(suggested: Support) {
  return (
    <svg data-suggestion={suggested} viewBox="0 0 16 16" aria-hidden="true">
      <path d={starOutline} />
    </svg>
  );
}
