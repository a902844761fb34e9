import type { Bilingual, ThreadItem } from '@college/curriculum-model';
import { useAnswer } from '../../support/useAnswer';
import { useFindBreaks } from './DeleteBreaks';

/** The state of a deletion's lookup: unavailable, loading, failed, or the messages. */
export type KnownBreaks = { status: 'unavailable' | 'loading' | 'failed' } | { status: 'loaded'; sentences: readonly Bilingual[] };

/** What the deletion of the chosen item breaks, for its confirmation. */
export function useBreaks(kind: ThreadItem['kind'], id: number | undefined): KnownBreaks {
  const findBreaks = useFindBreaks();
  const { request } = useAnswer(
    findBreaks && id !== undefined ? id : null,
    async () => (findBreaks && id !== undefined ? findBreaks([{ kind, id }]) : []),
    {
      keepsLast: false,
    },
  );
  if (!findBreaks || id === undefined) return { status: 'unavailable' };
  if (request.status === 'failed') return { status: 'failed' };
  return request.status === 'done' ? { status: 'loaded', sentences: request.answer } : { status: 'loading' };
}
