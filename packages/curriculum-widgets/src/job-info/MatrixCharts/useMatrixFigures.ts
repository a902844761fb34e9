import type { MatrixFigures } from '@college/curriculum-model';
import { useEffect, useState } from 'react';
import { messageOf } from '../../support/messageOf';
import type { MatrixChartsSource } from './MatrixChartsSource';

type Loaded = { majorId: number; language: string } & ({ status: 'failed'; message: string } | { status: 'ready'; figures: MatrixFigures });

interface UseMatrixFiguresOptions {
  source: Pick<MatrixChartsSource, 'loadMatrixFigures'>;
  /** Nothing is asked for while no major is known. */
  majorId: number | undefined;
  language: string;
}

/** The figures of one major; those of another are never shown for it. */
export function useMatrixFigures({ source, majorId, language }: UseMatrixFiguresOptions) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (majorId === undefined) return;
    const controller = new AbortController();
    const { signal } = controller;
    const asked = { majorId, language };
    source.loadMatrixFigures(majorId, language, { signal }).then(
      (figures) => signal.aborted || setLoaded({ ...asked, status: 'ready', figures }),
      (error: unknown) => signal.aborted || setLoaded({ ...asked, status: 'failed', message: messageOf(error) }),
    );
    return () => controller.abort();
  }, [source, majorId, language, attempt]);

  const isCurrent = loaded?.majorId === majorId && loaded?.language === language;
  return {
    state: loaded && isCurrent ? loaded : ({ status: 'loading' } as const),
    retry() {
      setLoaded(null);
      setAttempt((count) => count + 1);
    },
  };
}
