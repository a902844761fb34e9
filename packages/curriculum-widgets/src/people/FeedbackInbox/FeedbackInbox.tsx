import { pageSizes, type FeedbackRecord } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { EmptyState } from '@college/ui/EmptyState';
import { ErrorState } from '@college/ui/ErrorState';
import { Icon } from '@college/ui/icons';
import { useLocale, useMessages } from '@college/ui/messages';
import { Pagination } from '@college/ui/Pagination';
import { Skeleton } from '@college/ui/Skeleton';
import { tokens } from '@college/ui/theme';
import { Image } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { DateTime } from '../../support/dateTime';
import { langOf } from '../../support/langOf';
import { useRecordList, type RecordListQuery } from '../../support/recordList';
import { useLanguage } from '../../support/useLanguage';
import type { FeedbackInboxSource } from './FeedbackInboxSource';
import { feedbackInboxMessages } from './messages';
import { PictureDialog } from './PictureDialog';

export interface FeedbackInboxProps {
  /** Where feedback and its pictures are read. */
  source: FeedbackInboxSource;
  /** The page on show, for an address that names it; leave out to let the list decide. */
  query?: RecordListQuery;
  /** Called when the page changes. */
  onQueryChange?: (query: RecordListQuery) => void;
}

/** What staff wrote to the makers, latest first, for college managers (decision 158). */
export function FeedbackInbox({ source, query: given, onQueryChange }: FeedbackInboxProps) {
  const text = useMessages(feedbackInboxMessages);
  const language = useLanguage();
  const { locale } = useLocale();
  const list = useRecordList<FeedbackRecord>({
    load: async ({ page }, options) => (await source.listFeedback({ pageNum: page, pageSize: pageSizes.default }, options)).pageInfo,
    query: given,
    onQueryChange,
    pageSize: pageSizes.default,
    language: locale,
  });
  const { query, shown, request } = list;
  const [open, setOpen] = useState<FeedbackRecord['images'][number] | null>(null);
  const size = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });

  const pictureOf = ({ name, size: bytes }: FeedbackRecord['images'][number]) =>
    text.picture({ name, size: size.format(Math.max(1, bytes / 1024)) });

  if (request.status === 'failed') return <ErrorState title={text.failed} hint={request.message} onRetry={() => list.reload()} />;
  if (shown === null) return <Skeleton width="60%" />;
  if (shown.total === 0) return <EmptyState title={text.none} hint={text.noneHint} />;
  return (
    <Part>
      <List aria-label={text.title} aria-busy={request.status === 'loading' || undefined}>
        {shown.list.map((record) => (
          <Item key={record.id}>
            <Who>
              <b>{record.userName || text.unknown}</b>
              <DateTime value={record.createTime} />
            </Who>
            <div>
              <Words lang={langOf(record.description, language)}>{record.description}</Words>
              {record.images.length > 0 && (
                <Pictures>
                  {record.images.map((image) => (
                    <Button
                      key={image.id}
                      size="small"
                      aria-label={text.show({ picture: pictureOf(image) })}
                      onPress={() => setOpen(image)}
                    >
                      <Icon of={Image} />
                      {pictureOf(image)}
                    </Button>
                  ))}
                </Pictures>
              )}
            </div>
          </Item>
        ))}
      </List>
      {shown.total > list.pageSize && (
        <Pagination page={query.page} pageSize={list.pageSize} total={shown.total} onPageChange={(page) => list.change({ page })} />
      )}
      {open && <PictureDialog image={open} source={source} onClose={() => setOpen(null)} />}
    </Part>
  );
}

const Part = styled.div`
  display: grid;
  gap: ${tokens.space[5]};
  min-inline-size: 0;
`;

const List = styled.ol`
  margin: 0;
  padding: 0;
  border-block-start: 1px solid ${tokens.color.rule};
  list-style: none;
`;

const Item = styled.li`
  display: grid;
  grid-template-columns: 184px minmax(0, 784px);
  gap: ${tokens.space[6]};
  padding: ${tokens.space[4]} ${tokens.density.cellX};
  border-block-end: 1px solid ${tokens.color.border};
`;

const Who = styled.div`
  display: grid;
  align-content: start;
  gap: ${tokens.space[1]};

  > b {
    font-weight: ${tokens.font.strong};
  }
  > span {
    color: ${tokens.color.textMuted};
    font-variant-numeric: tabular-nums;
  }
`;

const Words = styled.p`
  margin: 0;
  font: ${tokens.font.regular} ${tokens.type.running} ${tokens.font.family};
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;

const Pictures = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]};
  padding-block-start: ${tokens.space[3]};
`;
