import { threadsByPlace, type CommentPage, type CommentThread, type ThreadState } from '@college/curriculum-model';
import { useEffect, useMemo, useState } from 'react';
import { useLatest } from '../../support/desk/useLatest';
import { useAnswer } from '../../support/useAnswer';
import { useLanguage } from '../../support/useLanguage';
import type { CommentListSource } from '../CommentThread';

/** Discussions on one page. */
export const threadsOnPage = 20;

interface UseCommentListOptions {
  source: CommentListSource;
  majorId: number;
  courseId: number | undefined;
  place: string | undefined;
  /** Which ones are read at first. @default open */
  defaultState?: ThreadState;
  /** Whether they are read. @default true */
  isAsked?: boolean;
  onChange: (() => void) | undefined;
}

/** The discussions of a major, a course or a place, page by page; what others wrote meanwhile is read when the window is looked at again. */
export function useCommentList({
  source,
  majorId,
  courseId,
  place,
  defaultState = 'open',
  isAsked = true,
  onChange,
}: UseCommentListOptions) {
  const language = useLanguage();
  const [state, setState] = useState(defaultState);
  const [page, setPage] = useState(1);
  const asked = { majorId, ...(courseId === undefined ? {} : { courseId }), ...(place === undefined ? {} : { place }) };
  const question = `${JSON.stringify(asked)} ${state} ${page} ${language}`;
  const answer = useAnswer(isAsked ? question : null, (options) =>
    source.listThreads({ ...asked, state, pageNum: page, pageSize: threadsOnPage }, options),
  );
  const { last, reload } = answer;
  const latest = useLatest({ reload });

  useEffect(() => {
    const handleVisible = () => {
      if (document.visibilityState === 'visible') latest().reload();
    };
    document.addEventListener('visibilitychange', handleVisible);
    return () => document.removeEventListener('visibilitychange', handleVisible);
  }, [latest]);

  const groups = useMemo(() => threadsByPlace(last?.pageInfo.list ?? []), [last]);

  /** Takes over what became of a discussion; a resolved one stays in sight until the list is read again. */
  function changeThread(before: CommentThread | null, after: CommentThread | null) {
    answer.change((shown) => shown && changedPage(shown, before, after));
    onChange?.();
  }

  return {
    request: answer.request,
    isPending: answer.isPending,
    retry: answer.retry,
    /** Null until it was read. */
    read: last,
    groups,
    state,
    setState: (next: ThreadState) => {
      setState(next);
      setPage(1);
    },
    page,
    setPage,
    changeThread,
  };
}

function changedPage(shown: CommentPage, before: CommentThread | null, after: CommentThread | null): CommentPage {
  const { list, total } = shown.pageInfo;
  const others = list.flatMap((thread) => (thread.id === before?.id ? (after ?? []) : thread));
  const count = (thread: CommentThread | null, isResolved: boolean) => (thread && thread.isResolved === isResolved ? 1 : 0);
  return {
    pageInfo: { list: before ? others : [...(after ? [after] : []), ...list], total: total + (after ? 1 : 0) - (before ? 1 : 0) },
    open: shown.open + count(after, false) - count(before, false),
    resolved: shown.resolved + count(after, true) - count(before, true),
  };
}
