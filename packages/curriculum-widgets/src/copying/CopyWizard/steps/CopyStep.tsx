import { useMessages } from '@college/ui/messages';
import { Note } from '@college/ui/Note';
import { tokens } from '@college/ui/theme';
import type { CopyPlan } from '@college/curriculum-model';
import { styled } from 'styled-components';
import type { CopyRun } from '../copyRun';
import type { CopyWizardProps } from '../CopyWizardProps';
import type { CopyWizardSource } from '../CopyWizardSource';
import { copyStepMessages } from './copyMessages';
import { CopyResult } from './CopyResult';
import { FlushLink } from './FlushLink';
import { LaterRehearsalResult } from './LaterRehearsalResult';
import { rehearsalMessages } from './rehearsalMessages';
import { StepLog, StepProgress } from '../../../support/progress/StepLog';
import { SectionTitle } from '../../../support/textParts';

interface CopyStepProps
  extends Pick<CopyWizardProps, 'onOpenReceipt' | 'onCompare' | 'onMerge'>, Pick<CopyWizardSource, 'loadEdition' | 'loadFigures'> {
  run: CopyRun;
  /** What was planned, where the wizard that shows the copy also planned it. */
  plan?: CopyPlan;
  /** Entries of the major matrix that the bindings make. */
  bindings?: number;
}

/** Step 3 of 3: number, message and percent while it runs, then what became of it. */
export function CopyStep({ run, plan, bindings, loadEdition, loadFigures, onOpenReceipt, onCompare, onMerge }: CopyStepProps) {
  const text = useMessages(copyStepMessages);
  const words = useMessages(rehearsalMessages);
  const target = run.targetName || text.unknownTarget;
  const titles = {
    running: run.log.messages.length > 0 ? text.copying({ target }) : text.starting,
    stopped: text.progress,
    waiting: text.waiting({ target }),
    watched: text.watching({ target }),
    done: text.done({ target }),
    failed: text.failed({ target }),
  };

  const { targetId: majorId } = run;
  const { editionId, receiptId } = run.status === 'done' ? run : {};
  const rehearsed = majorId !== null && editionId !== undefined ? { majorId, editionId } : null;
  const receipt = majorId !== null && receiptId !== undefined ? { majorId, receiptId } : null;

  return (
    <Panel>
      <div role="status">
        <SectionTitle as="h3">{titles[run.status]}</SectionTitle>
      </div>
      {run.status === 'failed' && (
        <Note variant="error">
          {run.message} {text.nothingLeft}
        </Note>
      )}
      <StepProgress log={run.log} text={text} />
      {run.status === 'done' && <CopyResult plan={plan} created={run.created} bindings={bindings} />}
      {rehearsed && loadEdition && (
        <LaterRehearsalResult
          editionId={rehearsed.editionId}
          loadEdition={loadEdition}
          loadFigures={loadFigures}
          onCompare={onCompare && (() => onCompare(rehearsed))}
          onMerge={onMerge && (() => onMerge(rehearsed))}
        />
      )}
      {receipt && onOpenReceipt && (
        <FlushLink variant="link" onPress={() => onOpenReceipt(receipt)}>
          {words.undo}
        </FlushLink>
      )}
      <StepLog log={run.log} text={text} />
    </Panel>
  );
}

const Panel = styled.div`
  display: grid;
  align-content: start;
  gap: ${tokens.space[4]};
  inline-size: min(100%, ${tokens.size.dialogM});
  margin-inline: auto;
  padding: ${tokens.space[8]} ${tokens.space[6]};
`;
