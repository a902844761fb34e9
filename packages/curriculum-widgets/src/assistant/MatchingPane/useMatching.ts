import { searchTimeout, type Match, type MatchOption, type MatchTarget } from '@college/curriculum-model';
import type { Clock } from '@college/ui/clock';
import { useMessages } from '@college/ui/messages';
import { useTimedSearch } from '@college/ui/SearchField';
import { useToast } from '@college/ui/Toast';
import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../../support/messageOf';
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

/**
 * Searches by keyword. The last results stay visible during the next search; they are cleared after ten seconds without a response, and stale responses are
 * ignored (decision 138).
 */
export function useMatching({ source, target, courseId, option, defaultKeyword, clock }: UseMatchingOptions) {
  const text = useMessages(matchingPaneMessages);
  const { showToast } = useToast();
  const [kept, setKept] = useState(none);
  const searched = useTimedSearch({
    search: (keyword, signal) => source.match({ target, keyword, ...defined({ courseId, option }) }, { signal }),
    timeout: searchTimeout,
    clock,
  });
  const { status, result, error, keyword } = searched;
  if (result !== null && result !== kept) setKept(result);

  const latest = useRef(searched.search);
  useEffect(() => {
    latest.current = searched.search;
  });
  useEffect(() => latest.current(defaultKeyword), [defaultKeyword]);
  useEffect(() => {
    if (status !== 'failed') return;
    showToast({ type: 'error', message: messageOf(error), action: { label: text.retry, onAction: () => latest.current(keyword) } });
  }, [status, error, keyword, showToast, text]);

  return { ...searched, matches: status === 'done' ? (result ?? none) : status === 'pending' ? kept : none };
}
