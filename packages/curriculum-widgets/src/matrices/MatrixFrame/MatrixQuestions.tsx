import { lazy, Suspense } from 'react';
import type { ReadyDesk } from '../desk';

const MatrixConflict = lazy(async () => ({ default: (await import('../MatrixConflict')).MatrixConflict }));
const MatrixLoss = lazy(async () => ({ default: (await import('../MatrixLoss')).MatrixLoss }));

/** What the desk asks: before a loss, and after somebody else saved first. */
export function MatrixQuestions({ desk }: { desk: ReadyDesk }) {
  return (
    <Suspense fallback={null}>
      {desk.question && <MatrixLoss question={desk.question} />}
      {desk.conflict && <MatrixConflict conflict={desk.conflict} onResolve={desk.resolve} onCancel={desk.dismissConflict} />}
    </Suspense>
  );
}
