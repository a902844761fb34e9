import type { ReadyDesk } from '../desk';
import { MatrixConflict } from '../MatrixConflict';
import { MatrixLoss } from '../MatrixLoss';

/** What the desk asks: before a loss, and after somebody else saved first. */
export function MatrixQuestions({ desk }: { desk: ReadyDesk }) {
  return (
    <>
      {desk.question && <MatrixLoss question={desk.question} />}
      {desk.conflict && <MatrixConflict conflict={desk.conflict} onResolve={desk.resolve} onCancel={desk.dismissConflict} />}
    </>
  );
}
