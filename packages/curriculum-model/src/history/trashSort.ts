import { listSort, type SortValues } from '../paging';
import type { TrashEntry } from './historySchema';

/** The columns of the trash that sort it. */
export const trashSort = listSort({
  name: ({ name }) => name,
  kind: ({ kind }) => kind,
  major: ({ majorName }) => majorName,
  deleted: ({ deletedTime }) => Date.parse(deletedTime),
  deletedBy: ({ deletedBy }) => deletedBy,
  left: ({ expires }) => Date.parse(expires),
} satisfies SortValues<TrashEntry>);
