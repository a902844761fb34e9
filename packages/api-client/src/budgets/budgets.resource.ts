import type { budgetSort, PageInfo, PersonBudgets, SaveBudgetsRequest, SortPart } from '@college/curriculum-model';
import type { Cancellable } from '../core/cancellable';
import type { Client } from '../core/client';
import { quietClient } from '../core/quietClient';
import { listBudgets, saveBudgets } from './budgets.contract';

/** What people hold and may hold, for college managers. A failed save is only thrown, not reported: the dialog shows it. */
export function createBudgets(client: Client) {
  const quiet = quietClient(client);
  return {
    /** One page, those nearest to a limit first. */
    listBudgets(
      request: { pageNum: number; pageSize: number; keyword?: string } & SortPart<typeof budgetSort>,
      { signal }: Cancellable = {},
    ): Promise<PageInfo<PersonBudgets>> {
      return client.call(listBudgets, { query: request, signal });
    },
    /** Stores the limits of a person; null is what everybody has. Answers them as stored. */
    saveBudgets(request: SaveBudgetsRequest): Promise<PersonBudgets> {
      return quiet.call(saveBudgets, { body: request });
    },
  };
}

export type BudgetsResource = ReturnType<typeof createBudgets>;
