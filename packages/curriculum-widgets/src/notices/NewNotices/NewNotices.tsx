import type { Notice } from '@college/curriculum-model';
import { ErrorState } from '@college/ui/ErrorState';
import { useMessages } from '@college/ui/messages';
import { HomeSection, Ledger, Muted } from '../../overview/WorkbenchHome/sections/HomeSection';
import { useAnswer } from '../../support/useAnswer';
import type { NoticeListProps } from '../NoticeList';
import { NoticeRow } from '../NoticeList/NoticeRow';
import { newNoticesMessages } from './messages';

export interface NewNoticesProps extends Pick<NoticeListProps, 'language' | 'noticeHref'> {
  /** Where notices are read. */
  source: NoticeListProps['source'];
  /** Called once a notice whose link was followed is marked as seen, so that a count elsewhere can be taken back by one. */
  onSeen?: () => void;
  /** How many are shown. @default 5 */
  most?: number;
}

/** What is new for a person, as a section of a start page; without anything new there is none. Whoever follows the link of one has seen that one. */
export function NewNotices({ source, language, noticeHref, onSeen, most = 5 }: NewNoticesProps) {
  const text = useMessages(newNoticesMessages);
  const { request, last, retry } = useAnswer(language, (options) => source.loadNotices(language, options));
  if (request.status === 'failed') {
    return (
      <HomeSection title={text.title}>
        <ErrorState title={text.failed} hint={request.message} onRetry={retry} />
      </HomeSection>
    );
  }
  const fresh = last?.notices.filter(({ isNew }) => isNew) ?? [];
  if (fresh.length === 0) return null;
  const left = fresh.length - most;
  // What could not be marked is new again the next time.
  const see = ({ id, at }: Notice) => void source.seeNotices(at, id).then(onSeen, (error: unknown) => console.error(error));
  return (
    <HomeSection title={text.title} hint={left > 0 ? text.more({ count: left }) : <Muted>{fresh.length}</Muted>}>
      <Ledger>
        {fresh.slice(0, most).map((notice) => (
          <NoticeRow key={notice.id} notice={notice} href={noticeHref?.(notice)} onFollow={() => see(notice)} />
        ))}
      </Ledger>
    </HomeSection>
  );
}
