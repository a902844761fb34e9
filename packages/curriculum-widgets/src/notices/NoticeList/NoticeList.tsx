import { noticeSentence, type Notice, type NoticeKind } from '@college/curriculum-model';
import { EmptyState } from '@college/ui/EmptyState';
import { ErrorState } from '@college/ui/ErrorState';
import { Icon } from '@college/ui/icons';
import { Link } from '@college/ui/Link';
import { useMessages } from '@college/ui/messages';
import { Skeleton } from '@college/ui/Skeleton';
import { tokens } from '@college/ui/theme';
import { VisuallyHidden } from '@college/ui/VisuallyHidden';
import { AtSign, ClipboardCheck, MessageSquare, PencilLine, Reply, Stamp, type LucideIcon } from 'lucide-react';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import { DateTime } from '../../support/dateTime';
import { useLatest } from '../../support/desk/useLatest';
import { PlainList } from '../../support/layoutParts';
import { Caption } from '../../support/textParts';
import { useAnswer } from '../../support/useAnswer';
import { noticeListMessages } from './messages';
import type { NoticeListSource } from './NoticeListSource';

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

const icons: Readonly<Record<NoticeKind, LucideIcon>> = {
  mention: AtSign,
  reply: Reply,
  comment: MessageSquare,
  review: ClipboardCheck,
  decision: Stamp,
  change: PencilLine,
};

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
      {last.notices.map((notice) => {
        const href = noticeHref?.(notice);
        const sentence = noticeSentence(notice, text);
        return (
          <Row key={notice.id} data-new={notice.isNew || undefined}>
            <Sign>
              <Icon of={icons[notice.kind]} size="small" />
            </Sign>
            <Words>
              <span>
                {notice.isNew && <VisuallyHidden>{text.isNew} </VisuallyHidden>}
                {href === undefined ? (
                  sentence
                ) : (
                  <Link href={href} onPress={onFollow}>
                    {sentence}
                  </Link>
                )}
              </span>
              {notice.text !== '' && <Quote>{notice.text}</Quote>}
              <Caption>
                <DateTime value={notice.at} precision="minute" />
              </Caption>
            </Words>
          </Row>
        );
      })}
    </PlainList>
  );
}

const Waiting = styled.div`
  display: grid;
  gap: ${tokens.space[3]};
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: 16px minmax(0, 1fr);
  gap: ${tokens.space[3]};
  padding-block: ${tokens.space[2]};

  & + & {
    border-block-start: 1px solid ${tokens.color.border};
  }
  &[data-new] a {
    font-weight: ${tokens.font.strong};
  }
`;

const Sign = styled.span`
  padding-block-start: 2px;
  color: ${tokens.color.textMuted};

  [data-new] > & {
    color: ${tokens.color.accent};
  }
`;

const Words = styled.div`
  display: grid;
  gap: 2px;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

const Quote = styled.span`
  display: -webkit-box;
  overflow: hidden;
  color: ${tokens.color.textMuted};
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;
