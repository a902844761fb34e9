import { useMessages, withLang } from '@college/ui/messages';
import { Note } from '@college/ui/Note';
import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import type { RestoreNotice as Notice } from './editHistoryState';
import { editHistoryMessages } from './messages';
import { useLanguage } from '../../support/useLanguage';

/** What became of the last restore; spoken when it comes. */
export function RestoreNotice({ notice }: { notice: Notice | null }) {
  const text = useMessages(editHistoryMessages);
  const language = useLanguage();
  if (notice?.type === 'failed') return <Note variant="error">{notice.message}</Note>;
  return (
    <Spoken aria-live="polite">
      {notice && (
        <Note variant={notice.leftOut.length > 0 ? 'warning' : 'info'}>
          {notice.leftOut.length === 0 ? text.restored : text.restoredBut}
          {notice.leftOut.length > 0 && (
            <List>
              {notice.leftOut.map((sentence) => (
                <li key={sentence}>{withLang(sentence, language)}</li>
              ))}
            </List>
          )}
        </Note>
      )}
    </Spoken>
  );
}

const Spoken = styled.div`
  &:empty {
    display: none;
  }
`;

const List = styled.ul`
  margin: 0;
  padding-inline-start: ${tokens.space[5]};
`;
