import type { Support, Words } from '@college/curriculum-model';
import type { PaperText } from './documentWords';

/** The star of a strength, announced unless its label is next to it; copying includes ★ and ☆. */
export function supportStar(support: Support, { zh, en }: Words, text: PaperText) {
  const said = support === 0 ? text.strong : text.weak;
  const isWritten = [zh, en].some((word) => word?.toLowerCase() === said);
  return (
    <i data-support={support} {...(isWritten ? { 'aria-hidden': true } : { role: 'img', 'aria-label': said })}>
      {support === 0 ? '★' : '☆'}
    </i>
  );
}
