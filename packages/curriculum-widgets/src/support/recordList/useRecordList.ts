import { searchTimeout } from '@college/curriculum-model';
import type { DataTableSort } from '@college/ui/DataTable';
import { realClock, type Clock } from '@college/ui/clock';
import { useEffect, useEffectEvent, useMemo, useReducer, useRef, useState } from 'react';
import { messageOf } from '../messageOf';
import { outageOf, type Outage } from '../resumption/outage';
import { useResumption } from '../resumption/useResumption';
import {
  changedQuery,
  pageInstead,
  queryInBounds,
  type RecordListEvent,
  type RecordListQuery,
  recordListReducer,
  type RecordListState,
  type RecordPage,
  type SortAliases,
  sortOfWord,
  startOfRecordList,
  wordOfQuery,
  wordOfSort,
} from './recordListState';
import { useWantedQuery } from './useWantedQuery';

export interface UseRecordListOptions<Item, Query extends RecordListQuery = RecordListQuery> {
  /** Reads what a query names. */
  load: (query: Query, options: { signal: AbortSignal }) => Promise<RecordPage<Item>>;
  /** The initial query when uncontrolled. @default the first page of everything */
  firstQuery?: Query;
  /** The controlled query, such as from the URL; uncontrolled when omitted. */
  query?: Query;
  onQueryChange?: (query: Query) => void;
  /** Called when rows were added, changed or deleted, so that the page is asked for again. */
  onRowsChange?: (() => void) | undefined;
  pageSize: number;
  /** The order in which the list comes, where a column shows it: `-date`. */
  usualSort?: string;
  /** Orders that the list names otherwise than by a column. */
  sortAliases?: SortAliases;
  /** A change of language reloads the page. */
  language: string;
  /** Called with the message of a request that failed, once for an outage: show it as a toast. */
  onFail?: (message: string) => void;
  /** Milliseconds after which waiting ends; without it, it ends with the reply, and that for a search after ten seconds (core §4). */
  loadingLimit?: number;
  /** Where the waiting comes from. @default the machine's time */
  clock?: Clock;
}

/** A paged list as a view needs it. */
export interface RecordList<Item, Query extends RecordListQuery = RecordListQuery> extends RecordListState<Item> {
  query: Query;
  shownQuery: Query | null;
  pageSize: number;
  /** The order, as the table takes it; another one starts at page 1. */
  sorting: { sort: DataTableSort | null; onSortChange: (sort: DataTableSort | null) => void };
  /** The columns that are not shown, as the table and `ColumnChooser` take them; choosing others keeps the page. */
  columnChoice: { hiddenColumnIds: ReadonlySet<string>; onHiddenColumnIdsChange: (ids: ReadonlySet<string>) => void };
  /** Changes part of the query; whatever is not a page starts at page 1. */
  change: (part: Partial<Query>) => void;
  /** Asks for the same page again: after writing, or after a failure. */
  reload: () => void;
  /** Changes rows in place, after a save that answered the record as stored. */
  update: (change: (item: Item) => Item) => void;
}

/**
 * A paged list: loads its query, ignores stale responses, keeps its rows while others are loading and moves to the last page where the requested one no
 * longer exists. With a timeout, loading ends and a late response still fills the list, unless it is of a search (decision 117).
 */
export function useRecordList<Item, Query extends RecordListQuery = RecordListQuery>(
  options: UseRecordListOptions<Item, Query>,
): RecordList<Item, Query> {
  const { pageSize, language } = options;
  const [state, dispatch] = useReducer(recordListReducer as typeof recordListReducer<Item>, startOfRecordList as RecordListState<Item>);
  const [ownQuery, setOwnQuery] = useState(options.firstQuery ?? ({ page: 1, keyword: '' } as Query));
  const query = queryInBounds(options.query ?? ownQuery);
  const latest = useRef({ options, query });
  useEffect(() => {
    latest.current = { options, query };
  });
  const { wanted, ask } = useWantedQuery(query);
  const { hidden = '', ...asking } = query;
  const question = JSON.stringify(asking);
  const hiddenColumnIds = useMemo(() => new Set(hidden.split('.').filter(Boolean)), [hidden]);
  const { attempt } = state;

  function change(part: Partial<Query>) {
    const next = changedQuery(wanted(), part);
    ask(next);
    setOwnQuery(next);
    latest.current.options.onQueryChange?.(next);
  }

  /** Whether no other rows were asked for that are still to come. */
  function isWanted(asked: Query): boolean {
    return wordOfQuery({ ...asked, hidden: '' }) === wordOfQuery({ ...wanted(), hidden: '' });
  }

  async function read(signal: AbortSignal, before?: Outage) {
    const asked = latest.current.query;
    const say = (event: RecordListEvent<Item>) => !signal.aborted && dispatch(event);
    try {
      const page = await latest.current.options.load(asked, { signal });
      const instead = pageInstead(asked.page, page, pageSize);
      if (instead === null) say({ type: 'loaded', page, query: asked });
      else if (!signal.aborted && isWanted(latest.current.query)) change({ page: instead } as Partial<Query>);
    } catch (error) {
      const outage = outageOf(error, before);
      say({ type: 'failed', message: messageOf(error), outage });
      if (!signal.aborted && (!before || !outage)) latest.current.options.onFail?.(messageOf(error));
    }
  }

  const begin = useEffectEvent(read);
  useEffect(() => {
    const controller = new AbortController();
    const isSearch = latest.current.query.keyword !== '';
    const { clock = realClock, loadingLimit = isSearch ? searchTimeout : undefined } = latest.current.options;
    dispatch({ type: 'asked' });
    const callOff = loadingLimit === undefined ? undefined : clock.schedule(giveUp, loadingLimit);
    void begin(controller.signal).finally(callOff);
    return () => {
      callOff?.();
      controller.abort();
    };

    function giveUp() {
      if (isSearch) controller.abort();
      dispatch({ type: 'timedOut' });
    }
  }, [question, language, attempt, pageSize]);

  const outage = state.request.status === 'failed' ? state.request.outage : undefined;
  useResumption({ waiting: outage, goOn: (signal) => read(signal, outage) });

  return {
    ...state,
    query,
    shownQuery: state.shownQuery as Query | null,
    pageSize,
    sorting: {
      sort: sortOfWord(query.sort || options.usualSort, options.sortAliases),
      onSortChange: (sort) => change({ sort: wordOfSort(sort, options.sortAliases) } as Partial<Query>),
    },
    columnChoice: {
      hiddenColumnIds,
      onHiddenColumnIdsChange: (ids) => change({ page: wanted().page, hidden: [...ids].join('.') } as Partial<Query>),
    },
    change,
    reload() {
      dispatch({ type: 'outdated' });
      options.onRowsChange?.();
    },
    update(change) {
      dispatch({ type: 'updated', change });
      options.onRowsChange?.();
    },
  };
}
