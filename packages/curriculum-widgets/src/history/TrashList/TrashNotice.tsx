import type { TrashEntry } from '@college/curriculum-model';
import { Link } from '@college/ui/Link';
import { useMessages, withLang } from '@college/ui/messages';
import { Note } from '@college/ui/Note';
import { tokens } from '@college/ui/theme';
import { useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { trashListMessages } from './messages';
import type { TrashNotice as Notice } from './trashListState';
import { useLanguage } from '../../support/useLanguage';

interface TrashNoticeProps {
  notice: Notice | null;
  recordHref?: ((entry: TrashEntry) => string) | undefined;
}

/** What became of the last restore, spoken when it comes; it takes the focus of the row that went. */
export function TrashNotice({ notice, recordHref }: TrashNoticeProps) {
  const text = useMessages(trashListMessages);
  const language = useLanguage();
  const name = notice?.entry.name ?? '';
  const restoredOf = ({ kind }: TrashEntry) =>
    kind === 'course' || kind === 'edition' ? text.restored({ name }) : text.restoredAlone({ name });
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // The button that was pressed has gone with its row.
    if (notice?.type === 'restored') ref.current?.focus();
  }, [notice]);
  return (
    <Spoken ref={ref} tabIndex={-1} aria-live="polite">
      {notice?.type === 'failed' && <Note variant="error">{text.failedToRestore({ name, reason: notice.message })}</Note>}
      {notice?.type === 'restored' && (
        <Note
          variant={notice.leftOut.length > 0 ? 'warning' : 'info'}
          action={recordHref && <Link href={recordHref(notice.entry)}>{text.open}</Link>}
        >
          {notice.leftOut.length > 0 ? text.restoredBut({ name }) : restoredOf(notice.entry)}
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
  outline: none;

  &:empty {
    display: none;
  }
`;

const List = styled.ul`
  margin: 0;
  padding-inline-start: ${tokens.space[5]};
`;
