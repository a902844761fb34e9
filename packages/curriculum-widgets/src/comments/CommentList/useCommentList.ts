import { threadsByPlace, type CommentPage, type CommentThread, type ThreadState } from '@college/curriculum-model';
import { useEffect, useMemo, useState } from 'react';
import { useLatest } from '../../support/desk/useLatest';
import { useAnswer } from '../../support/useAnswer';
import { useLanguage } from '../../support/useLanguage';
import type { CommentListSource } from '../CommentThread';
import { createPlaceOrder } from './placeOrder';

/** Discussions on one page. */
export const threadsOnPage = 20;

const noThreads: CommentPage = { pageInfo: { list: [], total: 0 }, open: 0, resolved: 0 };

interface UseCommentListOptions {
  source: CommentListSource;
  majorId: number;
  courseId: number | undefined;
  place: string | undefined;
  /** Which ones are read at first. @default open */
  defaultState?: ThreadState;
  /** Whether they are read. @default true */
  isAsked?: boolean;
  /** Incremented when others wrote, where the application hears of that. */
  changes?: number | undefined;
  onChange: (() => void) | undefined;
}

/** The discussions of a major, a course or a place, page by page; what others wrote is read when that is told, and when the window is looked at again. Nothing that somebody is writing in moves or goes by that. */
export function useCommentList({
  source,
  majorId,
  courseId,
  place,
  defaultState = 'open',
  isAsked = true,
  changes = 0,
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

  const [readFor, setReadFor] = useState(changes);
  if (readFor !== changes) {
    setReadFor(changes);
    if (isAsked) reload();
  }

  // Discussions in which somebody writes or wrote: resolved by somebody else, they would not be on this page any more.
  const [held, setHeld] = useState<{ question: string; threads: readonly CommentThread[] }>({ question, threads: [] });
  const [inOrder] = useState(createPlaceOrder);
  const groups = useMemo(() => {
    const list = last?.pageInfo.list ?? [];
    const gone = held.question === question ? held.threads.filter(({ id }) => list.every((thread) => thread.id !== id)) : [];
    return inOrder(question, threadsByPlace([...list, ...gone]));
  }, [last, held, question, inOrder]);

  /** Somebody began to write in a discussion. */
  function noteWriting(thread: CommentThread) {
    setHeld((before) => {
      const others = before.question === question ? before.threads.filter(({ id }) => id !== thread.id) : [];
      return { question, threads: [...others, thread] };
    });
  }

  /** Takes over what became of a discussion; a resolved one stays in sight until the list is read again. */
  function changeThread(before: CommentThread | null, after: CommentThread | null) {
    // What is begun where nothing was read yet, and nothing is on its way, is all there is until it is read.
    answer.change((read) => {
      const shown = read ?? (isAsked ? null : noThreads);
      return shown && changedPage(shown, before, after);
    });
    setHeld(({ threads, ...of }) => ({ ...of, threads: threads.flatMap((one) => (one.id === before?.id ? (after ?? []) : one)) }));
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
    noteWriting,
  };
}

function changedPage(shown: CommentPage, before: CommentThread | null, after: CommentThread | null): CommentPage {
  const { list, total } = shown.pageInfo;
  // One that is only held here is counted already.
  if (before && list.every(({ id }) => id !== before.id)) return shown;
  const others = list.flatMap((thread) => (thread.id === before?.id ? (after ?? []) : thread));
  const count = (thread: CommentThread | null, isResolved: boolean) => (thread && thread.isResolved === isResolved ? 1 : 0);
  return {
    pageInfo: { list: before ? others : [...(after ? [after] : []), ...list], total: total + (after ? 1 : 0) - (before ? 1 : 0) },
    open: shown.open + count(after, false) - count(before, false),
    resolved: shown.resolved + count(after, true) - count(before, true),
  };
}
