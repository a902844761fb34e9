import { gradeBands } from '@college/curriculum-model';
import { useMessages } from '@college/ui/messages';
import { Note } from '@college/ui/Note';
import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import { useLanguage } from '../../support/useLanguage';
import { gradeNoteMessages } from './messages';

/** The five grades and from which score they hold: a help on screen that is never printed (reference §2.12, decision 124). */
export function GradeNote() {
  const text = useMessages(gradeNoteMessages);
  const language = useLanguage();
  return (
    <ScreenNote aria-label={text.name}>
      {text.bands({ bands: gradeBands.map(({ from, to, name }) => ({ from, to, name: name[language] })) })}
      {text.excluded}
    </ScreenNote>
  );
}

const ScreenNote = styled(Note)`
  color: ${tokens.color.textMuted};
  font-variant-numeric: tabular-nums lining-nums;

  @media print {
    display: none;
  }
`;
