import type { Language, NewsItem } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import type { DataTableColumn } from '@college/ui/DataTable';
import { styled } from 'styled-components';
import { DateTime } from '../../support/dateTime';
import type { NewsListText } from './messages';
import { newsBrief, newsWords } from './newsWords';

interface NewsColumnsOptions {
  text: NewsListText;
  language: Language;
  onOpen: (item: NewsItem) => void;
}

/** Title, brief and date; the title opens the item. */
export function newsColumns({ text, language, onOpen }: NewsColumnsOptions): DataTableColumn<NewsItem>[] {
  return [
    {
      id: 'title',
      header: text.title,
      minWidth: 280,
      isRowHeader: true,
      isSortable: true,
      cell(item) {
        const { words, lang } = newsWords(item, 'title', language);
        return (
          <Title variant="link" aria-label={text.openOf({ title: words })} onPress={() => onOpen(item)}>
            <span lang={lang}>{words}</span>
          </Title>
        );
      },
    },
    {
      id: 'brief',
      header: text.brief,
      minWidth: 320,
      tone: 'muted',
      cell(item) {
        const { words, lang } = newsBrief(item, language);
        return <span lang={lang}>{words}</span>;
      },
    },
    {
      id: 'date',
      header: text.date,
      width: 128,
      tone: 'muted',
      isSortable: true,
      sortsFirst: 'descending',
      cell: ({ createTime }) => <DateTime value={createTime} precision="day" />,
    },
  ];
}

/* Shown under its column's name, and is cut like any other cell. */
const Title = styled(Button)`
  justify-content: start;
  max-inline-size: 100%;

  &[data-variant='link'] {
    padding-inline: 0;
    border-inline: 0;
  }

  > span {
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;
