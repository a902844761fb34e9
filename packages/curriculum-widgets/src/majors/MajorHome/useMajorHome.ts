import { useCallback, useState } from 'react';
import { useAnswer } from '../../support/useAnswer';
import type { MajorHomeSource } from './MajorHomeSource';
import { cardsAfter, choiceAmong, type MajorHomeEvent, type MajorHomeState } from './majorHomeState';

interface UseMajorHomeOptions {
  source: Pick<MajorHomeSource, 'loadMajor' | 'listCourseCards'>;
  majorId: number;
  /** Code of the reader's language; what is shown is read again in another one. */
  lang: string;
  onFail: (message: string) => void;
}

/** Reads the major and its cards together; a page that was read once keeps what it shows when reading it again fails. */
export function useMajorHome({ source, majorId, lang, onFail }: UseMajorHomeOptions) {
  const { request, last, isPending, reload, change } = useAnswer(`${majorId} ${lang}`, read, { onFail });
  const [chosenId, setChosenId] = useState<number | null>(null);

  async function read(options: { signal: AbortSignal }) {
    const [major, cards] = await Promise.all([source.loadMajor(majorId, options), source.listCourseCards(majorId, lang, options)]);
    return { major, cards };
  }

  const dispatch = useCallback(
    (event: MajorHomeEvent) => {
      if (event.type === 'chosen') setChosenId(event.courseId);
      else change((known) => known && { ...known, cards: [...cardsAfter(known.cards, event)] });
    },
    [change],
  );

  function stateOf(): MajorHomeState {
    if (last) return { status: 'ready', ...last, chosenId: choiceAmong(last.cards, chosenId) };
    return request.status === 'failed' ? { ...request, isRetrying: isPending } : { status: 'loading' };
  }

  return { state: stateOf(), dispatch, reload };
}
