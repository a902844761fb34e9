import type { EditionChange, Place } from '@college/curriculum-model';
import { useState } from 'react';
import { useAnswer } from '../../support/useAnswer';
import type { ComparedSides, ComparisonSource } from './ComparisonSource';
import { toChangesQuery, type ChangesFilter } from './comparisonState';

/** Changes that are asked for at a time, and shown at first. */
export const changesPageSize = 100;

interface Pages {
  key: string;
  list: readonly EditionChange[];
  total: number | null;
}

interface Options extends ComparedSides {
  source: Pick<ComparisonSource, 'listChanges'>;
  filter: ChangesFilter;
  language: string;
  /** How often the draft became another one here. */
  revision: number;
  /** Whether all pages are wanted, one after the other. */
  isAllWanted: boolean;
  /** A change that is to be in the list, however many pages come before it. */
  place: Place | null;
}

/** The changes between two states page by page; another filter begins anew, and what is shown stays until the first page is here. */
export function useChanges({ source, left, right, filter, language, revision, isAllWanted, place }: Options) {
  const query = toChangesQuery(filter);
  const key = JSON.stringify([left, right, query, language, revision]);
  const [pages, setPages] = useState<Pages>({ key, list: [], total: null });
  const [wanted, setWanted] = useState({ key, count: changesPageSize });
  const known = pages.key === key ? pages : { key, list: [], total: null };
  const count = wanted.key === key ? wanted.count : changesPageSize;
  const isMissing = place !== null && !known.list.some(({ at }) => at === place);
  const isDue = known.total === null || (known.list.length < known.total && (isAllWanted || isMissing || known.list.length < count));
  const pageNum = known.list.length / changesPageSize + 1;

  const { request, isPending, retry } = useAnswer(
    isDue ? `${key}#${pageNum}` : null,
    (options) => source.listChanges({ left, right, ...query, pageNum, pageSize: changesPageSize }, options),
    {
      onAnswer: ({ pageInfo }) =>
        setPages((before) => {
          const list = before.key === key ? before.list : [];
          // A page that came twice is taken once.
          return list.length === (pageNum - 1) * changesPageSize
            ? { key, list: [...list, ...pageInfo.list], total: pageInfo.total }
            : before;
        }),
    },
  );
  return {
    /** What is there of the wanted changes; those of the filter before while the first page is on its way. */
    list: known.total === null ? pages.list : known.list,
    total: known.total,
    isPending: isPending && request.status !== 'failed',
    failure: isDue && request.status === 'failed' ? request.message : null,
    retry,
    showMore: () => setWanted({ key, count: known.list.length + changesPageSize }),
  };
}
