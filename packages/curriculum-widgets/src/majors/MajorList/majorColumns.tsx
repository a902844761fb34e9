import type { MajorListItem } from '@college/curriculum-model';
import type { DataTableColumn } from '@college/ui/DataTable';
import { Link } from '@college/ui/Link';
import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import { DateTime } from '../../support/dateTime';
import type { MajorListText } from './messages';

interface MajorColumnsOptions {
  text: MajorListText;
  isEnglish: boolean;
  homeHref: (majorId: number) => string;
}

/** The columns of the list: the major, its department, its progress, and its last change. */
export function majorColumns({ text, isEnglish, homeHref }: MajorColumnsOptions): DataTableColumn<MajorListItem>[] {
  return [
    { id: 'code', header: text.code, width: 104, tone: 'muted', isSortable: true, cell: ({ code }) => code },
    {
      id: 'name',
      header: text.name,
      minWidth: 176,
      isRowHeader: true,
      isSortable: true,
      cell: ({ id, name }) => (
        <Name href={homeHref(id)} aria-label={text.homeOf({ name })}>
          {name}
        </Name>
      ),
    },
    {
      id: 'department',
      header: text.department,
      width: 176,
      tone: 'muted',
      isSortable: true,
      cell: ({ departmentName }) => departmentName,
    },
    {
      id: 'courses',
      header: text.courses,
      width: 104,
      align: 'end',
      isSortable: true,
      sortsFirst: 'descending',
      tone: 'muted',
      cell: ({ courseCount }) => courseCount,
    },
    {
      id: 'progress',
      header: text.progress,
      width: isEnglish ? 136 : 120,
      align: 'end',
      isSortable: true,
      sortsFirst: 'descending',
      tone: 'muted',
      cell: ({ progress }) => (progress === null ? text.unknown : text.percent({ percent: progress })),
    },
    {
      id: 'updated',
      header: text.updated,
      width: 160,
      tone: 'muted',
      isSortable: true,
      sortsFirst: 'descending',
      cell: ({ updateTime }) => <DateTime value={updateTime} />,
    },
  ];
}

const Name = styled(Link)`
  color: ${tokens.color.text};
`;
