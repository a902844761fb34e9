import { createIndicatorSearch, isGoalInitials, loadInitials, type BeginsWith, type Indicator } from '@college/curriculum-model';
import { useMemo, useReducer, useState } from 'react';
import { goalTableReducer, goalTableRows, startOfGoalTable } from './goalTableState';

// A character that no text holds.
const nowhere = '\uffff';

/** The rows to show for what is typed: found by text at once, and by pinyin initials as soon as the readings are there. */
export function useGoalSearch(indicators: readonly Indicator[]) {
  const [state, dispatch] = useReducer(goalTableReducer, startOfGoalTable);
  const [readings, setReadings] = useState<{ beginsWith?: BeginsWith }>({});
  const find = useMemo(() => createIndicatorSearch(indicators), [indicators]);
  const { beginsWith } = readings;
  const rows = useMemo(() => goalTableRows((keyword) => find(keyword, beginsWith), state), [find, beginsWith, state]);

  async function search(keyword: string) {
    dispatch({ type: 'searched', keyword });
    if (!isGoalInitials(keyword) || beginsWith) return;
    try {
      const loaded = await loadInitials();
      setReadings({ beginsWith: loaded });
    } catch (error) {
      // Text search has already responded; without the readings a keyword finds a little less, and the next one retries.
      console.warn('GoalTable: the readings of Chinese characters could not be loaded.', error);
    }
  }

  return {
    ...rows,
    /** Makes the texts ready, so that the first key has nothing to wait for. */
    prepare: () => void find(nowhere),
    keyword: state.keyword,
    search,
    showMore: () => dispatch({ type: 'moreAsked' }),
  };
}
