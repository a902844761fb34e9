import { Button } from '@college/ui/Button';
import { Dialog } from '@college/ui/Dialog';
import { DropZone } from '@college/ui/DropZone';
import { FileTrigger } from '@college/ui/FileTrigger';
import { useLocale, useMessages } from '@college/ui/messages';
import { Note } from '@college/ui/Note';
import { ProgressBar } from '@college/ui/ProgressBar';
import { tokens } from '@college/ui/theme';
import { useToast } from '@college/ui/Toast';
import { styled } from 'styled-components';
import type { OccupationListSource } from '../OccupationListSource';
import { ImportPlan } from './ImportPlan';
import { occupationImportMessages } from './messages';
import { canStore } from './occupationImportState';
import { useOccupationImport } from './useOccupationImport';

interface OccupationImportDialogProps {
  source: Pick<OccupationListSource, 'importOccupations'>;
  onStored: () => void;
  onClose: () => void;
}

const limits = { acceptedFileTypes: ['.xlsx', '.csv'], maxBytes: 10 * 1024 * 1024 } as const;

/** Imports records by a workbook: the file is tried first, its changes or problems are shown by line, and only then it is stored. */
export function OccupationImportDialog({ source, onStored, onClose }: OccupationImportDialogProps) {
  const text = useMessages(occupationImportMessages);
  const numbers = new Intl.NumberFormat(useLocale().locale);
  const { showToast } = useToast();
  const { state, read, store, refuse } = useOccupationImport({
    source,
    onStored({ added, updated }) {
      showToast({ type: 'success', message: text.applied, description: text.appliedCounts({ added, updated }) });
      onStored();
      onClose();
    },
  });
  const isApplying = state.status === 'applying';
  const files = {
    ...limits,
    onSelect: ([file]: File[]) => file && void read(file),
    onRefuse: ([refusal]: { message: string }[]) => refusal && refuse(refusal.message),
  };

  return (
    <Dialog
      isOpen
      size="l"
      title={text.title}
      isCloseDisabled={isApplying}
      onOpenChange={(isOpen) => isOpen || onClose()}
      footer={
        <>
          <Button slot="close" variant="ghost" isDisabled={isApplying}>
            {text.close}
          </Button>
          {'plan' in state && canStore(state.plan) && (
            <Button variant="primary" isPending={isApplying} pendingLabel={text.applying} onPress={() => void store()}>
              {text.apply({ count: numbers.format(state.plan.added + state.plan.updated) })}
            </Button>
          )}
        </>
      }
    >
      <Column>
        {state.status === 'empty' && (
          <>
            {state.refusal !== null && <Note variant="error">{state.refusal}</Note>}
            <p>{text.columns}</p>
            <DropZone label={text.file} description={text.fileHelp} acceptsPagePaste {...files} />
          </>
        )}
        {state.status !== 'empty' && (
          <FileLine>
            <span>{state.file.name}</span>
            {!isApplying && (
              <FileTrigger size="small" variant="ghost" {...files}>
                {text.another}
              </FileTrigger>
            )}
          </FileLine>
        )}
        {state.status === 'reading' && <ProgressBar label={text.reading({ name: state.file.name })} isIndeterminate />}
        {state.status === 'unread' && (
          <Note
            variant="error"
            action={
              <Button variant="link" size="small" onPress={() => void read(state.file)}>
                {text.again}
              </Button>
            }
          >
            {state.message}
          </Note>
        )}
        {state.status === 'planned' && state.failure !== null && <Note variant="error">{state.failure}</Note>}
        {'plan' in state && <ImportPlan plan={state.plan} />}
      </Column>
    </Dialog>
  );
}

const Column = styled.div`
  display: grid;
  gap: ${tokens.space[3]};

  > p {
    margin: 0;
  }
`;

const FileLine = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[3]};
  overflow-wrap: anywhere;
`;
