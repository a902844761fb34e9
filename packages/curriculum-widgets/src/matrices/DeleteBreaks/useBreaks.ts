import type { Bilingual, ThreadItem } from '@college/curriculum-model';
import { useAnswer } from '../../support/useAnswer';
import { useTellBreaks } from './DeleteBreaks';

/** The state of a deletion's lookup: unavailable, loading, failed, or the messages. */
export type KnownBreaks = { status: 'untold' | 'asking' | 'failed' } | { status: 'told'; sentences: readonly Bilingual[] };

/** What the deletion of the chosen item breaks, for its confirmation. */
export function useBreaks(kind: ThreadItem['kind'], id: number | undefined): KnownBreaks {
  const tell = useTellBreaks();
  const { request } = useAnswer(tell && id !== undefined ? id : null, async () => (tell && id !== undefined ? tell([{ kind, id }]) : []), {
    keepsLast: false,
  });
  if (!tell || id === undefined) return { status: 'untold' };
  if (request.status === 'failed') return { status: 'failed' };
  return request.status === 'done' ? { status: 'told', sentences: request.answer } : { status: 'asking' };
}
