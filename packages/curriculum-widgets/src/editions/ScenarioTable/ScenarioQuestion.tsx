import { ConfirmDialog } from '@college/ui/ConfirmDialog';
import { useMessages } from '@college/ui/messages';
import { useToast } from '@college/ui/Toast';
import { messageOf } from '../../support/messageOf';
import type { Undo } from '../../support/undo';
import { scenarioTableMessages } from './messages';
import type { ScenarioSource } from './ScenarioSource';
import type { ComparedScenario } from './useScenarios';

/** What is asked about which scenario. */
export interface AskedScenario extends ComparedScenario {
  kind: 'keep' | 'throwAway';
  letter: string;
}

interface ScenarioQuestionProps {
  source: ScenarioSource;
  asked: AskedScenario;
  /** The way back from throwing away. */
  undo: Pick<Undo, 'offer'>;
  onDone: (asked: AskedScenario) => void;
  onClose: () => void;
  /** Called when the act failed, so that what is shown may be old. */
  onStale: () => void;
}

/** Asks before a scenario becomes a draft or is thrown away, and does it. */
export function ScenarioQuestion({ source, asked, undo, onDone, onClose, onStale }: ScenarioQuestionProps) {
  const text = useMessages(scenarioTableMessages);
  const { showToast } = useToast();
  const { kind, edition, side, letter } = asked;
  const { id, name, version } = edition;
  const isKept = kind === 'keep';

  async function handleConfirm() {
    if (isKept) {
      await source.changeEdition({ id, version, kind: 'draft' });
      showToast({ type: 'success', message: text.kept({ name }) });
    } else {
      await source.deleteEdition(id, { version });
      undo.offer({ records: [{ kind: 'edition', id }], name }, text.thrownAway);
    }
    onDone(asked);
  }

  return (
    <ConfirmDialog
      isOpen
      {...(isKept ? { title: text.keepTitle({ letter, name }) } : { name })}
      variant={isKept ? 'primary' : 'danger'}
      confirmLabel={isKept ? text.keep : text.confirmThrowAway}
      pendingLabel={isKept ? text.keeping : text.throwingAway}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      onConfirm={handleConfirm}
      onError={(error) => {
        onStale();
        showToast({ type: 'error', message: messageOf(error) });
      }}
    >
      {isKept ? text.keepHint : text.loss({ changes: side.changes })}
    </ConfirmDialog>
  );
}
