import { lazyPart } from '../../support/lazyParts/lazyPart';
import { PopupPart } from '../../support/lazyParts/PopupPart';
import { usePreloadedParts } from '../../support/lazyParts/usePreloadedParts';
import type { ReadyDesk } from '../desk';

const loss = lazyPart(async () => (await import('../MatrixLoss')).MatrixLoss);
const differences = lazyPart(async () => (await import('../MatrixConflict')).MatrixConflict);
const soon = [loss, differences];

/** The dialogs of the desk: before a loss, and after somebody else saved first. A dialog that fails to load counts as cancelled. */
export function MatrixQuestions({ desk }: { desk: ReadyDesk }) {
  const { question, conflict } = desk;
  usePreloadedParts(soon);
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
