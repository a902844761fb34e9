import { withLang } from '@college/ui/messages';
import { useLanguage } from '../../../support/useLanguage';
import type { MatrixFound, MatrixHead } from '../matrixGridProps';
import type { MatrixGridText } from '../messages';
import { changeOutline } from './changeElement';
import { SpotMarks } from './SpotMarks';

interface HeadContentProps {
  head: MatrixHead;
  /** Open discussions about it. */
  discussed: number | undefined;
  /** What rules find there. */
  found: MatrixFound | undefined;
  /** Whether there is room for the code alone, where there is one. */
  isNarrow?: boolean;
  text: MatrixGridText;
}

/** Code, label and second line of a row's or a column's head, with what became of it. */
export function HeadContent({ head, discussed, found, isNarrow = false, text }: HeadContentProps) {
  const language = useLanguage();
  const { code, label, caption, relate, mark, codeBefore } = head;
  return (
    <>
      <span data-part="name">
        {relate !== undefined && <i data-relate={relate} />}
        {code && <b>{code}</b>}
        {!(isNarrow && code) && <span>{withLang(label, language)}</span>}
        {mark && <HeadMark mark={mark} text={text} />}
      </span>
      {codeBefore !== undefined && <FormerCode code={codeBefore} text={text} />}
      {caption && !isNarrow && <span data-part="caption">{withLang(caption, language)}</span>}
      {(discussed || found) && <SpotMarks {...{ discussed, found, text }} isSpoken />}
    </>
  );
}

/** What became of a head: the mark for the eye, the word for screen readers. */
export function HeadMark({ mark, text }: { mark: NonNullable<MatrixHead['mark']>; text: MatrixGridText }) {
  return (
    <>
      {changeOutline(mark)}
      <s>{text.between + text[mark]}</s>
    </>
  );
}

/** The code of an earlier version. */
export function FormerCode({ code, text }: { code: string; text: MatrixGridText }) {
  return (
    <span data-part="was">
      <span aria-hidden="true">← {code}</span>
      <s>{text.between + text.formerly({ code })}</s>
    </span>
  );
}
