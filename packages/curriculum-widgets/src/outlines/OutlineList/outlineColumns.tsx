import { textOf, type Language, type OutlineRow } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import type { DataTableColumn } from '@college/ui/DataTable';
import { Tag } from '@college/ui/Tag';
import { styled } from 'styled-components';
import { InChinese } from '../../support/InChinese';
import { langOf } from '../../support/langOf';
import type { OutlineListText } from './messages';

interface OutlineColumnsOptions {
  text: OutlineListText;
  language: Language;
  onOpen: (outline: OutlineRow) => void;
}

/** Name, kind, size, author, date and origin; the name opens the outline. */
export function outlineColumns({ text, language, onOpen }: OutlineColumnsOptions): DataTableColumn<OutlineRow>[] {
  return [
    {
      id: 'title',
      header: text.title,
      minWidth: 220,
      isRowHeader: true,
      isSortable: true,
      cell(outline) {
        const title = textOf(outline, 'title', language);
        return (
          <Title variant="link" aria-label={text.openOf({ title })} onPress={() => onOpen(outline)}>
            <span lang={langOf(title, language)}>{title}</span>
          </Title>
        );
      },
    },
    {
      id: 'category',
      header: text.category,
      minWidth: 140,
      tone: 'muted',
      isSortable: true,
      cell: (outline) => <InChinese text={textOf(outline, 'category', language)} language={language} />,
    },
    {
      id: 'size',
      header: text.size,
      width: 144,
      tone: 'muted',
      cell: ({ chapterCount, pointCount }) => `${chapterCount} / ${pointCount}`,
    },
    {
      id: 'author',
      header: text.author,
      minWidth: 140,
      tone: 'muted',
      cell: (outline) => <InChinese text={textOf(outline, 'author', language)} language={language} />,
    },
    { id: 'date', header: text.writtenOn, width: 120, tone: 'muted', isSortable: true, cell: ({ writtenOn }) => writtenOn },
    {
      id: 'state',
      header: text.state,
      width: 184,
      cell: ({ origin, isOff }) => (
        <Marks>
          <Tag>{text[origin]}</Tag>
          {isOff && <Tag>{text.off}</Tag>}
        </Marks>
      ),
    },
  ];
}

const Marks = styled.span`
  display: inline-flex;
  gap: 4px;
`;

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
