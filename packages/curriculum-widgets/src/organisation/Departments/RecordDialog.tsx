import { Button } from '@college/ui/Button';
import { Dialog } from '@college/ui/Dialog';
import { useMessages } from '@college/ui/messages';
import { Shortcuts } from '@college/ui/Shortcuts';
import { useRef, type ReactNode } from 'react';
import type { StoredRecord } from './departmentsAfter';
import { departmentsMessages } from './messages';
import { RecordFields } from './RecordFields';
import type { Editing } from './recordForm';
import { organisationRecordMessages } from './recordMessages';
import { useRecordForm, type RecordSource } from './useRecordForm';
import { VersionChoice } from './VersionChoice';

interface RecordDialogProps {
  title: string;
  editing: Editing;
  /** The parent of the record, for those who may choose it; above its names. */
  place?: (isSaving: boolean) => ReactNode;
  source: RecordSource;
  now: () => number;
  /** Called with the id, and the record as stored where the server answers it. */
  onSaved: (id: number, stored: StoredRecord | undefined) => void;
  /** Called when the dialog closes with nothing left to save, because what somebody else stored was chosen. */
  onTheirsTaken?: () => void;
  onClose: () => void;
}

/** Names of a department or major in both languages; a major has its code and standard besides. What somebody else stored first is shown beside them. */
export function RecordDialog({ title, editing, place, source, now, onSaved, onTheirsTaken, onClose }: RecordDialogProps) {
  const text = useMessages(departmentsMessages);
  const words = useMessages(organisationRecordMessages);
  const nameRef = useRef<HTMLInputElement>(null);
  const form = useRecordForm({
    editing,
    source,
    now,
    onSaved,
    onTheirsTaken,
    onRefused: () => nameRef.current?.focus(),
  });
  const { status, save } = form;
  const isSaving = status.step === 'saving';

  return (
    <>
      <Dialog
        isOpen
        size="s"
        title={title}
        isCloseDisabled={isSaving}
        onOpenChange={(isOpen) => {
          if (!isOpen) onClose();
        }}
        footer={
          <>
            <Button slot="close" variant="ghost" isDisabled={isSaving}>
              {words.cancel}
            </Button>
            <Button variant="primary" isPending={isSaving} pendingLabel={words.saving} onPress={() => void save()}>
              {text.save}
            </Button>
          </>
        }
      >
        <Shortcuts keys={{ 'Ctrl+S': () => void save() }} isDisabled={isSaving}>
          <RecordFields form={form} isMajor={editing.kind === 'major'} nameEmpty={text.nameEmpty} nameRef={nameRef}>
            {place?.(isSaving)}
          </RecordFields>
        </Shortcuts>
      </Dialog>
      <VersionChoice form={form} />
    </>
  );
}
