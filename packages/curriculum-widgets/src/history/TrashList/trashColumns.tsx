import { isTrashKind, type Language, type TrashEntry } from '@college/curriculum-model';
import type { DataTableColumn } from '@college/ui/DataTable';
import { DateTime } from '../../support/dateTime';
import { InChinese } from '../../support/InChinese';
import type { TrashListText } from './messages';
import { daysLeft } from './trashListState';

interface TrashColumnsOptions {
  text: TrashListText;
  language: Language;
  now: () => number;
}

/** The columns of the trash: what, when, by whom, and how long it stays. */
export function trashColumns({ text, language, now }: TrashColumnsOptions): DataTableColumn<TrashEntry>[] {
  const words = (name: string) => <InChinese text={name} language={language} />;
  return [
    { id: 'name', header: text.name, minWidth: 184, isRowHeader: true, isSortable: true, cell: ({ name }) => words(name) },
    {
      id: 'kind',
      header: text.kind,
      width: 152,
      tone: 'muted',
      isSortable: true,
      cell: ({ kind }) => (isTrashKind(kind) ? text.kindOf({ kind }) : ''),
    },
    { id: 'major', header: text.major, minWidth: 160, tone: 'muted', isSortable: true, cell: ({ majorName }) => words(majorName) },
    {
      id: 'deleted',
      header: text.deleted,
      width: 160,
      tone: 'muted',
      isSortable: true,
      sortsFirst: 'descending',
      cell: ({ deletedTime }) => <DateTime value={deletedTime} />,
    },
    {
      id: 'deletedBy',
      header: text.deletedBy,
      width: 136,
      tone: 'muted',
      isSortable: true,
      cell: ({ deletedBy }) => deletedBy || text.system,
    },
    {
      id: 'left',
      header: text.left,
      width: 136,
      align: 'end',
      tone: 'muted',
      isSortable: true,
      cell: (entry) => {
        const count = daysLeft(entry, now());
        return count === 0 ? text.lastDay : text.days({ count });
      },
    },
  ];
}
