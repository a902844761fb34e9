import type { Notice } from '@college/curriculum-model';
import { EmptyState } from '@college/ui/EmptyState';
import { ErrorState } from '@college/ui/ErrorState';
import { useMessages } from '@college/ui/messages';
import { Skeleton } from '@college/ui/Skeleton';
import { tokens } from '@college/ui/theme';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import { useLatest } from '../../support/desk/useLatest';
import { PlainList } from '../../support/layoutParts';
import { useAnswer } from '../../support/useAnswer';
import { noticeListMessages } from './messages';
import type { NoticeListSource } from './NoticeListSource';
import { NoticeRow } from './NoticeRow';

export interface NoticeListProps {
  /** Where notices are read. */
  source: NoticeListSource;
  /** Language code of the names that the server sends. */
  language: string;
  /** The way to what a notice is about. Without an address there is no link. */
  noticeHref?: (notice: Notice) => string | undefined;
  /** Called when a link is followed, to close what is around the list. */
  onFollow?: () => void;
  /** Called once the notices are marked as seen, so that a count elsewhere can be taken back. */
  onSeen?: () => void;
}

/** What concerns the person, the latest first. Whoever sees the list has seen what is new in it. */
export function NoticeList({ source, language, noticeHref, onFollow, onSeen }: NoticeListProps) {
  const text = useMessages(noticeListMessages);
  const latest = useLatest({ source, onSeen });
  const { request, last, retry } = useAnswer(language, (options) => source.loadNotices(language, options));
  const newest = last && last.unseen > 0 ? last.notices[0]?.at : undefined;

  useEffect(() => {
    if (newest === undefined) return;
    const { source: read, onSeen: tell } = latest();
    // What could not be marked is new again the next time.
    read.seeNotices(newest).then(tell, (error: unknown) => console.error(error));
  }, [latest, newest]);

  if (request.status === 'failed') return <ErrorState title={text.failed} hint={request.message} onRetry={retry} />;
  if (!last) {
    return (
      <Waiting role="status" aria-label={text.loading}>
        {[80, 64, 72].map((share) => (
          <Skeleton key={share} width={`${share}%`} />
        ))}
      </Waiting>
    );
  }
  if (last.notices.length === 0) return <EmptyState mark={null} title={text.none} hint={text.noneHint} />;
  return (
    <PlainList aria-label={text.title}>
      {last.notices.map((notice) => (
        <NoticeRow key={notice.id} notice={notice} href={noticeHref?.(notice)} onFollow={onFollow} />
      ))}
    </PlainList>
  );
}

const Waiting = styled.div`
  display: grid;
  gap: ${tokens.space[3]};
`;
