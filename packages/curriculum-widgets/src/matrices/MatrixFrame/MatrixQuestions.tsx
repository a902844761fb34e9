import { laterPart } from '../../support/laterParts/laterPart';
import { PopupPart } from '../../support/laterParts/PopupPart';
import { usePartsSoon } from '../../support/laterParts/usePartsSoon';
import type { ReadyDesk } from '../desk';

const loss = laterPart(async () => (await import('../MatrixLoss')).MatrixLoss);
const differences = laterPart(async () => (await import('../MatrixConflict')).MatrixConflict);
const soon = [loss, differences];

/** What the desk asks: before a loss, and after somebody else saved first. A question that cannot be put is answered with no. */
export function MatrixQuestions({ desk }: { desk: ReadyDesk }) {
  const { question, conflict } = desk;
  usePartsSoon(soon);
  return (
    <>
      {question && <PopupPart part={loss} given={{ question }} onFailed={question.cancel} />}
      {conflict && (
        <PopupPart
          part={differences}
          given={{ conflict, onResolve: desk.resolve, onCancel: desk.dismissConflict }}
          onFailed={desk.dismissConflict}
        />
      )}
    </>
  );
}
