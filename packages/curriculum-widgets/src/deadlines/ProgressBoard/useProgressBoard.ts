import { withChecked, type ProgressBoard } from '@college/curriculum-model';
import { useCallback, useEffect, useState } from 'react';
import { useLatest } from '../../support/desk/useLatest';
import { useAnswer } from '../../support/useAnswer';
import type { ProgressBoardSource } from './ProgressBoardSource';

/** What becomes of the check of a major. */
export type CheckStanding = 'waiting' | 'checking' | 'failed';

const nothing: ReadonlyMap<number, CheckStanding> = new Map();

/** The board as it was stored, then major by major with what the rules find now where a curriculum changed since they were asked. */
export function useProgressBoard({ source, language }: { source: ProgressBoardSource; language: string }) {
  const [checks, setChecks] = useState(nothing);
  const [queue, setQueue] = useState<readonly number[]>([]);
  const latest = useLatest(source);
  const { request, last, retry, change } = useAnswer<ProgressBoard>(language, (options) => source.loadBoard(language, options), {
    onAnswer: ({ majors }) => ask(majors.filter(({ isStale }) => isStale).map(({ id }) => id)),
  });
  const current = queue[0];

  function ask(majorIds: readonly number[]): void {
    setChecks(new Map(majorIds.map((id) => [id, 'waiting'])));
    setQueue(majorIds);
  }

  useEffect(() => {
    if (current === undefined) return undefined;
    const controller = new AbortController();
    void check(current, controller.signal);
    return () => controller.abort();

    async function check(id: number, signal: AbortSignal): Promise<void> {
      setChecks((before) => new Map(before).set(id, 'checking'));
      try {
        const checked = await latest().checkMajor(id, { signal });
        if (signal.aborted) return;
        change((board) => board && withChecked(board, checked));
        setChecks((before) => new Map([...before].filter(([one]) => one !== id)));
      } catch {
        if (signal.aborted) return;
        // The figures that are known stay, and the row says that they are older.
        setChecks((before) => new Map(before).set(id, 'failed'));
      }
      setQueue((before) => before.filter((one) => one !== id));
    }
  }, [current, latest, change]);

  return {
    request,
    board: last,
    retry,
    checks,
    /** Everybody whom a notice reaches was told of these courses. */
    tell: useCallback(
      (courseIds: ReadonlySet<number>) =>
        change(
          (board) =>
            board && {
              ...board,
              courses: board.courses.map((course) =>
                course.notified && courseIds.has(course.id)
                  ? { ...course, notified: course.notified.map((one) => ({ ...one, isTold: true })) }
                  : course,
              ),
            },
        ),
      [change],
    ),
    /** Asks the rules about a major once more. */
    recheck: useCallback((id: number) => {
      setChecks((before) => new Map(before).set(id, 'waiting'));
      setQueue((before) => (before.includes(id) ? before : [...before, id]));
    }, []),
  };
}
