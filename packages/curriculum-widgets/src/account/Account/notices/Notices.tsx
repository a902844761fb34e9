import type { SecurityNotice } from '@college/curriculum-model';
import { ErrorState } from '@college/ui/ErrorState';
import { useMessages } from '@college/ui/messages';
import { SkeletonRows } from '@college/ui/Skeleton';
import { Tag } from '@college/ui/Tag';
import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import { useDateTime } from '../../../support/dateTime';
import { useAnswer } from '../../../support/useAnswer';
import { AccountSection } from '../AccountSection';
import { noticesMessages } from './messages';
import type { NoticesSource } from './NoticesSource';

interface NoticesProps {
  source: NoticesSource;
  /** Called once the notices are marked as seen. */
  onSeen?: (() => void) | undefined;
}

/** What happened to the account lately. Reading them marks them as seen; the new ones stay marked on the page. */
export function Notices({ source, onSeen }: NoticesProps) {
  const text = useMessages(noticesMessages);
  const { request, retry } = useAnswer('own', async () => {
    const list = await source.listNotices();
    // What could not be marked is new again the next time.
    if (list.some(({ isNew }) => isNew)) {
      source.seeNotices().then(
        () => onSeen?.(),
        (error: unknown) => console.error(error),
      );
    }
    return list;
  });
  const list = request.status === 'done' ? request.answer : [];
  return (
    <AccountSection title={text.title} summary={text.summary} isWide>
      {request.status === 'loading' && (
        <SkeletonRows rowCount={2} rowHeight="44px" columns={['minmax(0, 1fr)', '144px']} label={text.loading} />
      )}
      {request.status === 'failed' && <ErrorState title={text.failed} hint={request.message} onRetry={retry} />}
      {request.status === 'done' && list.length === 0 && <Empty>{text.none}</Empty>}
      {list.length > 0 && (
        <List aria-label={text.title}>
          {list.map((notice) => (
            <NoticeRow key={notice.id} notice={notice} />
          ))}
        </List>
      )}
    </AccountSection>
  );
}

function NoticeRow({ notice }: { notice: SecurityNotice }) {
  const text = useMessages(noticesMessages);
  const format = useDateTime();
  const place = [notice.browser, notice.system, notice.address].filter(Boolean).join(' · ');
  return (
    <Row>
      <span>{text[notice.kind]}</span>
      {notice.isNew && <Tag variant="filled">{text.new}</Tag>}
      <Facts>
        {format(notice.time, 'minute')}
        {(notice.isOwn ? place : text.byManager) && ` · ${notice.isOwn ? place : text.byManager}`}
      </Facts>
    </Row>
  );
}

const Empty = styled.p`
  margin: 0;
  color: ${tokens.color.textMuted};
`;

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  > li:first-child {
    padding-block-start: 0;
  }
`;

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[2]};
  padding-block: ${tokens.space[2]};
  border-block-end: 1px solid ${tokens.color.border};
`;

const Facts = styled.span`
  margin-inline-start: auto;
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
  font-variant-numeric: tabular-nums lining-nums;
`;
