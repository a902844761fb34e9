import type { NewsItem } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { Dialog } from '@college/ui/Dialog';
import { ErrorState } from '@college/ui/ErrorState';
import { Icon } from '@college/ui/icons';
import { useMessages } from '@college/ui/messages';
import { Skeleton, SkeletonShape } from '@college/ui/Skeleton';
import { tokens } from '@college/ui/theme';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { styled } from 'styled-components';
import { DateTime } from '../../support/dateTime';
import { useLanguage } from '../../support/useLanguage';
import { newsListMessages } from './messages';
import type { NewsOrder } from './newsOrder';
import { newsWords } from './newsWords';
import type { OpenItem } from './useOpenItem';

interface NewsReaderProps {
  open: OpenItem;
  order: NewsOrder;
  /** Its neighbours on the page, for reading on. */
  previous?: NewsItem;
  next?: NewsItem;
  onOpen: (item: NewsItem) => void;
  /** Begins to change it; absent for those who only read. */
  onEdit?: (item: NewsItem) => void;
  onClose: () => void;
}

/** One news item, whole. */
export function NewsReader({ open, order, previous, next, onOpen, onEdit, onClose }: NewsReaderProps) {
  const text = useMessages(newsListMessages);
  const language = useLanguage();
  const item = open.status === 'open' ? open.item : null;
  const title = item && newsWords(item, 'title', language);
  const content = item && newsWords(item, 'content', language);
  const names = {
    latest: { previous: text.later, next: text.earlier },
    earliest: { previous: text.earlier, next: text.later },
    other: { previous: text.previous, next: text.next },
  }[order];

  return (
    <Dialog
      isOpen
      size="l"
      isDismissable
      title={title ? <span lang={title.lang}>{title.words}</span> : text.page}
      onOpenChange={onClose}
      footerStart={
        (previous || next) && (
          <>
            <Button variant="ghost" isDisabled={!previous} onPress={() => previous && onOpen(previous)}>
              <Icon of={ChevronLeft} />
              {names.previous}
            </Button>
            <Button variant="ghost" isDisabled={!next} onPress={() => next && onOpen(next)}>
              {names.next}
              <Icon of={ChevronRight} />
            </Button>
          </>
        )
      }
      footer={
        <>
          {item && onEdit && <Button onPress={() => onEdit(item)}>{text.edit}</Button>}
          <Button slot="close">{text.close}</Button>
        </>
      }
    >
      {open.status === 'loading' && (
        <SkeletonShape label={text.loading}>
          <Lines>
            <Skeleton width={96} />
            <Skeleton />
            <Skeleton />
            <Skeleton width="60%" />
          </Lines>
        </SkeletonShape>
      )}
      {open.status === 'failed' && <ErrorState title={text.itemFailed} hint={open.message} onRetry={open.retry} />}
      {item && content && (
        <Article lang={content.lang}>
          <When value={item.createTime} precision="minute" />
          <p>{content.words}</p>
        </Article>
      )}
    </Dialog>
  );
}

const Lines = styled.div`
  display: grid;
  gap: ${tokens.space[3]};
`;

const When = styled(DateTime)`
  color: ${tokens.color.textMuted};
`;

const Article = styled.article`
  display: grid;
  gap: ${tokens.space[4]};
  max-inline-size: ${tokens.size.readMax};

  > p {
    margin: 0;
    line-height: 1.8;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;
