import { useAnswer } from '../../support/useAnswer';
import type { MatrixChartsSource } from './MatrixChartsSource';

interface UseMatrixFiguresOptions {
  source: Pick<MatrixChartsSource, 'loadMatrixFigures'>;
  /** Nothing is loaded while no major is known. */
  majorId: number | undefined;
  language: string;
}

/** The figures of one major; those of another are never shown for it. */
export function useMatrixFigures({ source, majorId, language }: UseMatrixFiguresOptions) {
  return useAnswer(
    majorId === undefined ? null : `${majorId} ${language}`,
    (options) => source.loadMatrixFigures(majorId!, language, options),
    { keepsLast: false },
  );
}
