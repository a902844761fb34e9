import type { Indicator } from '@college/curriculum-model';

/** Indicator rows shown at first, and added by each press on "load more" (core §9, decision 71). */
export const GOAL_TABLE_STEP = 10;

/** What the table looks for and how many rows it shows at most. */
export interface GoalTableState {
  keyword: string;
  limit: number;
}

/** What can happen to the table. */
export type GoalTableEvent = { type: 'searched'; keyword: string } | { type: 'moreAsked' };

/** The table at first. */
export const startOfGoalTable: GoalTableState = { keyword: '', limit: GOAL_TABLE_STEP };

/** Another keyword starts at the first ten rows again. */
export function goalTableReducer(state: GoalTableState, event: GoalTableEvent): GoalTableState {
  if (event.type === 'moreAsked') return { ...state, limit: state.limit + GOAL_TABLE_STEP };
  const keyword = event.keyword.trim();
  return keyword === state.keyword ? state : { keyword, limit: GOAL_TABLE_STEP };
}

/** The rows to show, and how many there are in all. */
export interface GoalTableRows {
  shown: readonly Indicator[];
  total: number;
}

/** The first rows that hold the keyword, each with all of its goals. */
export function goalTableRows(search: (keyword: string) => readonly Indicator[], { keyword, limit }: GoalTableState): GoalTableRows {
  const found = search(keyword);
  return { shown: found.slice(0, limit), total: found.length };
}
