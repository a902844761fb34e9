import { useToast } from '@college/ui/Toast';
import { useLayoutEffect, useRef } from 'react';
import { messageOf } from '../../support/messageOf';
import { useAnswer } from '../../support/useAnswer';
import type { SavedView, SavedViewsSource, ViewParams } from './SavedViewsSource';

interface CountOptions {
  views: readonly SavedView[];
  /** Nothing is counted before it is known which views there are. */
  isReady: boolean;
  revision: number | undefined;
}

type Changed = (own: readonly SavedView[]) => readonly SavedView[];

const none: readonly SavedView[] = [];

/** The person's own views, and the way to change them; they change on screen when they are kept. */
export function useSavedViews(source: SavedViewsSource) {
  const { showToast } = useToast();
  const { request, last, reload, change } = useAnswer('views', () => source.loadViews());

  const kept = useRef(last ?? none);
  useLayoutEffect(() => {
    kept.current = last ?? none;
  }, [last]);
  const former = useRef<Promise<unknown>>(Promise.resolve());

  /** Keeps other views, made of those that the acts before have left; says whether it could. */
  function keep(changed: Changed): Promise<boolean> {
    const act = former.current.then(() => store(changed));
    former.current = act;
    return act;
  }

  async function store(changed: Changed): Promise<boolean> {
    const views = changed(kept.current);
    try {
      await source.saveViews(views);
      kept.current = views;
      change(() => views);
      return true;
    } catch (error) {
      showToast({ type: 'error', message: messageOf(error) });
      return false;
    }
  }

  return { request, own: last ?? none, reload, keep };
}

/** How many rows each view shows, by name; what could not be counted has no figure. */
export function useViewCounts(
  { countRows }: SavedViewsSource,
  { views, isReady, revision = 0 }: CountOptions,
): ReadonlyMap<string, number> {
  const key = countRows && isReady ? JSON.stringify([revision, views]) : null;
  const { last } = useAnswer(key, async ({ signal }) => {
    const counts = new Map<string, number>();
    for (const { name, params } of views) {
      if (signal.aborted) break;
      const count = await countOrNothing(params, signal);
      if (count !== undefined) counts.set(name, count);
    }
    return counts;
  });

  async function countOrNothing(params: ViewParams, signal: AbortSignal) {
    try {
      return await countRows?.(params, { signal });
    } catch {
      return undefined; // The list below says why nothing can be read.
    }
  }

  return last ?? noCounts;
}

const noCounts: ReadonlyMap<string, number> = new Map();
