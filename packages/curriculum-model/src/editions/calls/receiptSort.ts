import { listSort, type SortValues } from '../../paging';
import type { Receipt } from './receipt';

/** The columns of the receipts that sort them; those that hold come before those that were undone. */
export const receiptSort = listSort({
  act: ({ act }) => act,
  subject: ({ editionName, courseNames = [] }) => `${editionName} ${courseNames.join()}`.trim(),
  changes: ({ changes }) => changes,
  who: ({ userName }) => userName,
  at: ({ at }) => Date.parse(at),
  state: ({ undoneById }) => Number(undoneById !== null),
} satisfies SortValues<Receipt>);
