import { useMessages } from '@college/ui/messages';
import type { MatrixFound, MatrixHead } from '../matrixGridProps';
import { matrixGridMessages } from '../messages';
import { changeOutline } from './changeElement';
import { SpotMarks } from './SpotMarks';

interface HeadContentProps {
  head: MatrixHead;
  /** Open discussions about it. */
  discussed: number | undefined;
  /** What rules find there. */
  found: MatrixFound | undefined;
}

/** Code, label and second line of a row's or a column's head, with what became of it. */
export function HeadContent({ head, discussed, found }: HeadContentProps) {
  const text = useMessages(matrixGridMessages);
  const { code, label, caption, relate, mark, codeBefore } = head;
  return (
    <>
      <span data-part="name">
        {relate !== undefined && <i data-relate={relate} />}
        {code && <b>{code}</b>}
        <span>{label}</span>
        {mark && <HeadMark mark={mark} />}
      </span>
      {codeBefore !== undefined && <FormerCode code={codeBefore} />}
      {caption && <span data-part="caption">{caption}</span>}
      <SpotMarks {...{ discussed, found, text }} isSpoken />
    </>
  );
}

/** What became of a head: the mark for the eye, the word for screen readers. */
export function HeadMark({ mark }: { mark: NonNullable<MatrixHead['mark']> }) {
  const text = useMessages(matrixGridMessages);
  return (
    <>
      {changeOutline(mark)}
      <s>{text.between + text[mark]}</s>
    </>
  );
}

/** The code of an earlier version. */
export function FormerCode({ code }: { code: string }) {
  const text = useMessages(matrixGridMessages);
  return (
    <span data-part="was">
      <span aria-hidden="true">← {code}</span>
      <s>{text.between + text.formerly({ code })}</s>
    </span>
  );
}
