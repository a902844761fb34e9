import type { DataTableColumn } from '@college/ui/DataTable';
import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import type { JudgedRow } from './judgedRows';
import type { StaffNumbersText } from './messages';

/** The place in the list, the address, the number, the one now, and what becomes of the row. */
export function numbersColumns(text: StaffNumbersText): DataTableColumn<JudgedRow>[] {
  return [
    {
      id: 'row',
      header: text.number,
      width: 56,
      align: 'end',
      tone: 'muted',
      isSortable: true,
      sortValue: ({ row }) => row,
      cell: ({ row }) => row,
    },
    {
      id: 'email',
      header: text.email,
      minWidth: 160,
      isRowHeader: true,
      isSortable: true,
      sortValue: ({ email }) => email,
      cell: ({ email }) => email,
    },
    {
      id: 'staffNumber',
      header: text.staffNumber,
      width: 108,
      isSortable: true,
      sortValue: ({ staffNumber }) => staffNumber,
      cell: ({ staffNumber }) => staffNumber,
    },
    {
      id: 'now',
      header: text.now,
      width: 108,
      tone: 'muted',
      isSortable: true,
      sortValue: ({ now }) => now,
      cell: ({ now }) => now || text.nothing,
    },
    {
      id: 'outcome',
      header: text.outcome,
      minWidth: 240,
      isSortable: true,
      sortValue: (row) => outcomeWords(row, text),
      cell(row) {
        const words = outcomeWords(row, text);
        return row.outcome === 'set' || row.outcome === 'stored' || row.outcome === 'unchanged' ? words : <Wrong>{words}</Wrong>;
      },
    },
  ];
}

function outcomeWords({ outcome, now, ownerEmail }: JudgedRow, text: StaffNumbersText): string {
  if (outcome === 'email') return text.badEmail;
  if (outcome === 'staffNumber') return text.badNumber;
  if (outcome === 'set' && now !== '') return text.replaces;
  if (outcome === 'taken' && ownerEmail !== null) return text.takenBy({ email: ownerEmail });
  return text[outcome];
}

const Wrong = styled.span`
  color: ${tokens.color.danger};
`;
