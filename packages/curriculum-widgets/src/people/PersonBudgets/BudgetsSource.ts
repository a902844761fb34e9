import type { budgetSort, PageInfo, PersonBudgets, SaveBudgetsRequest, SortPart } from '@college/curriculum-model';
import type { ReadOptions } from '../PeopleSource';

/** Where the usage of people is read and their limits are changed. Failures reject with an error whose message staff can read. */
export interface BudgetsSource {
  /**
   * One page of people, those nearest to a limit first; `keyword` is part of a name or e-mail address.
   * Call: `GET /manage/budgets/list` (extension).
   */
  listBudgets(
    request: { pageNum: number; pageSize: number; keyword?: string } & SortPart<typeof budgetSort>,
    options?: ReadOptions,
  ): Promise<PageInfo<PersonBudgets>>;
  /**
   * Stores the limits of a person, null for the default, and returns them. An old version rejects with code '30009' and the stored record as `data`.
   * Call: `POST /manage/budgets/save` (extension).
   */
  saveBudgets(request: SaveBudgetsRequest): Promise<PersonBudgets>;
}
