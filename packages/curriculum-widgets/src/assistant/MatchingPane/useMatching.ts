import { searchTimeout, type Match, type MatchOption, type MatchTarget } from '@college/curriculum-model';
import type { Clock } from '@college/ui/clock';
import { useMessages } from '@college/ui/messages';
import { useTimedSearch } from '@college/ui/SearchField';
import { useToast } from '@college/ui/Toast';
import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../../support/messageOf';
import { outageOf, type Outage } from '../../support/resumption/outage';
import { useResumption } from '../../support/resumption/useResumption';
import type { MatchingSource } from './MatchingSource';
import { matchingPaneMessages } from './messages';

interface UseMatchingOptions {
  source: MatchingSource;
  target: MatchTarget;
  courseId?: number;
  option?: MatchOption;
  defaultKeyword: string;
  clock?: Clock;
}

/** The page of matches. */
function defined<Part extends object>(part: Part): Part {
  return Object.fromEntries(Object.entries(part).filter(([, value]) => value !== undefined)) as Part;
}

const none: readonly Match[] = [];

interface Failure {
  error: unknown;
  keyword: string;
  outage?: Outage | undefined;
  /** Whether a toast says it. */
  isTold: boolean;
}

const noFailure: Failure = { error: null, keyword: '', isTold: false };

/**
 * Searches by keyword. The last results stay visible during the next search; they are cleared after ten seconds without a response, and stale responses are
 * ignored (decision 138). A search that an outage kept back is made again by itself, and the outage is said once.
 */
export function useMatching({ source, target, courseId, option, defaultKeyword, clock }: UseMatchingOptions) {
  const text = useMessages(matchingPaneMessages);
  const { showToast } = useToast();
  const [last, setLast] = useState(none);
  const searched = useTimedSearch({
    search: (keyword, signal) => source.match({ target, keyword, ...defined({ courseId, option }) }, { signal }),
    timeout: searchTimeout,
    clock,
  });
  const { status, result, error, keyword } = searched;
  if (result !== null && result !== last) setLast(result);

  const latest = useRef(searched.search);
  useEffect(() => {
    latest.current = searched.search;
  });
  useEffect(() => latest.current(defaultKeyword), [defaultKeyword]);

  const [failure, setFailure] = useState(noFailure);
  if (status === 'failed' && error !== failure.error) {
    const before = failure.keyword === keyword ? failure.outage : undefined;
    setFailure({ error, keyword, outage: outageOf(error, before), isTold: before === undefined });
  } else if (status === 'done' && failure !== noFailure) setFailure(noFailure);
  useEffect(() => {
    if (!failure.isTold) return;
    const action = { label: text.retry, onAction: () => latest.current(failure.keyword) };
    showToast({ type: 'error', message: messageOf(failure.error), action });
  }, [failure, showToast, text]);
  useResumption({ waiting: status === 'failed' ? failure.outage : null, goOn: async () => latest.current(keyword) });

  return { ...searched, matches: status === 'done' ? (result ?? none) : status === 'pending' ? last : none };
}
