import { searchTimeout, type Match } from '@college/curriculum-model';
import type { Clock } from '@college/ui/clock';
import { useMessages } from '@college/ui/messages';
import { useTimedSearch } from '@college/ui/SearchField';
import { useToast } from '@college/ui/Toast';
import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../../course-units/messageOf';
import type { MatchingSource } from './MatchingSource';
import { matchingPaneMessages } from './messages';

interface UseMatchingOptions {
  source: MatchingSource;
  target: string;
  courseId?: number;
  defaultKeyword: string;
  clock?: Clock;
}

const none: readonly Match[] = [];

/**
 * Searches by keyword. What was found last stays in view while the next answer is awaited; it goes when ten seconds pass without one,
 * and a reply that is late or answers another keyword is dropped (decision 138).
 */
export function useMatching({ source, target, courseId, defaultKeyword, clock }: UseMatchingOptions) {
  const text = useMessages(matchingPaneMessages);
  const { showToast } = useToast();
  const [kept, setKept] = useState(none);
  const searched = useTimedSearch({
    search: (keyword, signal) => source.match({ target, keyword, ...(courseId === undefined ? {} : { courseId }) }, { signal }),
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
