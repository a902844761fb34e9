import type { SyllabusTableName } from '@college/curriculum-model';
import { Link } from '@college/ui/Link';
import { useMessages } from '@college/ui/messages';
import { Note } from '@college/ui/Note';
import { styled } from 'styled-components';
import { syllabusOutlineMessages } from './messages';

export interface EmptyMatrixProps {
  matrix: SyllabusTableName;
  /** Where it is made; without, that is only said. */
  href?: string;
}

/** In place of an empty matrix of the report: that it is empty, and where it is made. The printed paper leaves it out. */
export function EmptyMatrix({ matrix, href }: EmptyMatrixProps) {
  const text = useMessages(syllabusOutlineMessages);
  const place = { majorMatrix: text.madeInMajor, projectMatrix: text.madeInCourse, pointMatrix: text.madeInProject }[matrix];
  return (
    <ScreenNote variant="info" action={href === undefined ? undefined : <Link href={href}>{text.make({ place })}</Link>}>
      {text.emptyNote({ matrix: text[matrix] })}
      {href === undefined && ` ${text.make({ place })}`}
    </ScreenNote>
  );
}

const ScreenNote = styled(Note)`
  @media print {
    display: none;
  }
`;
