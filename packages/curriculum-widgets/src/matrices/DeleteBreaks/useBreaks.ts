import type { Bilingual, ThreadItem } from '@college/curriculum-model';
import { useEffect, useState } from 'react';
import { useTellBreaks } from './DeleteBreaks';

/** What is known about a deletion: nobody can tell, not yet, could not be read, or the sentences. */
export type KnownBreaks = { status: 'untold' | 'asking' | 'failed' } | { status: 'told'; sentences: readonly Bilingual[] };

/** What the deletion of the chosen item breaks, for a question that is asked before it. */
export function useBreaks(kind: ThreadItem['kind'], id: number | undefined): KnownBreaks {
  const tell = useTellBreaks();
  const [known, setKnown] = useState<{ id: number; breaks: KnownBreaks } | null>(null);

  useEffect(() => {
    if (!tell || id === undefined) return;
    let isLeft = false;
    tell([{ kind, id }]).then(
      (sentences) => isLeft || setKnown({ id, breaks: { status: 'told', sentences } }),
      () => isLeft || setKnown({ id, breaks: { status: 'failed' } }),
    );
    return () => {
      isLeft = true;
    };
  }, [tell, kind, id]);

  if (!tell || id === undefined) return { status: 'untold' };
  return known?.id === id ? known.breaks : { status: 'asking' };
}
