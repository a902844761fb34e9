import { textOf } from '../fields';
import { listSort, type SortValues } from '../paging';
import type { PersonBudgets } from './budgets';
import { shareUsed } from './shareUsed';

/** The columns of the list of people's budgets that sort it. */
export const budgetSort = listSort({
  name: (person, language) => textOf(person, 'userName', language),
  email: ({ email }) => email,
  storedBytes: ({ budgets }) => shareUsed(budgets.storedBytes),
  emptyUnits: ({ budgets }) => shareUsed(budgets.emptyUnits),
  eventStreams: ({ budgets }) => shareUsed(budgets.eventStreams),
  waitingFiles: ({ budgets }) => shareUsed(budgets.waitingFiles),
  feedbacks: ({ budgets }) => shareUsed(budgets.feedbacks),
} satisfies SortValues<PersonBudgets>);
