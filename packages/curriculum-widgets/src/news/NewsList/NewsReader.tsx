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
import { newsWords } from './newsWords';
import type { OpenItem } from './useOpenItem';

interface NewsReaderProps {
  open: OpenItem;
  /** Its neighbours on the page, for reading on. */
  later?: NewsItem;
  earlier?: NewsItem;
  onOpen: (item: NewsItem) => void;
  /** Begins to change it; absent for those who only read. */
  onEdit?: (item: NewsItem) => void;
  onClose: () => void;
}

/** One news item, whole. */
export function NewsReader({ open, later, earlier, onOpen, onEdit, onClose }: NewsReaderProps) {
  const text = useMessages(newsListMessages);
  const language = useLanguage();
  const item = open.status === 'open' ? open.item : null;
  const title = item && newsWords(item, 'title', language);
  const content = item && newsWords(item, 'content', language);

  return (
    <Dialog
      isOpen
      size="l"
      isDismissable
      title={title ? <span lang={title.lang}>{title.words}</span> : text.page}
      onOpenChange={onClose}
      footerStart={
        (later || earlier) && (
          <>
            <Button variant="ghost" isDisabled={!later} onPress={() => later && onOpen(later)}>
              <Icon of={ChevronLeft} />
              {text.later}
            </Button>
            <Button variant="ghost" isDisabled={!earlier} onPress={() => earlier && onOpen(earlier)}>
              {text.earlier}
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
