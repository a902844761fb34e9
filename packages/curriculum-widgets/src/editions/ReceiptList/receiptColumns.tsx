import { withLang } from '@college/ui/messages';
import type { Language, Receipt } from '@college/curriculum-model';
import type { DataTableColumn } from '@college/ui/DataTable';
import { DateTime } from '../../support/dateTime';
import { subjectOf } from '../receiptSubject';
import type { ReceiptListText } from './messages';

/** The columns of the list: what was done to which edition, by whom and when, how much it changed, and whether it holds. */
export function receiptColumns(text: ReceiptListText, language: Language): DataTableColumn<Receipt>[] {
  return [
    { id: 'act', header: text.act, minWidth: 168, isRowHeader: true, isSortable: true, cell: text.actOf },
    {
      id: 'subject',
      header: text.subject,
      minWidth: 144,
      isSortable: true,
      cell: (receipt) => withLang(subjectOf(receipt, text), language),
    },
    { id: 'changes', header: text.counts, minWidth: 136, isSortable: true, sortsFirst: 'descending', cell: text.countsOf },
    { id: 'who', header: text.who, width: 120, tone: 'muted', isSortable: true, cell: ({ userName }) => userName ?? text.unknown },
    {
      id: 'at',
      header: text.when,
      width: 152,
      tone: 'muted',
      isSortable: true,
      sortsFirst: 'descending',
      cell: ({ at }) => <DateTime value={at} precision="minute" />,
    },
    {
      id: 'state',
      header: text.state,
      width: 96,
      tone: 'muted',
      isSortable: true,
      cell: ({ undoneById }) => (undoneById === null ? text.holds : text.undone),
    },
  ];
}
