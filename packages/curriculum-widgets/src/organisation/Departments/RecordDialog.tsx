import { Button } from '@college/ui/Button';
import { Dialog } from '@college/ui/Dialog';
import { useMessages } from '@college/ui/messages';
import { Note } from '@college/ui/Note';
import { useRef, type ReactNode } from 'react';
import { departmentsMessages } from './messages';
import { RecordControls } from './RecordControls';
import type { Editing } from './recordForm';
import { organisationRecordMessages } from './recordMessages';
import { useRecordForm, type RecordSource } from './useRecordForm';
import { VersionChoice } from './VersionChoice';
import { Stack } from '../../support/layoutParts';

interface RecordDialogProps {
  title: string;
  editing: Editing;
  /** The parent of the record, for those who may choose it; above its names. */
  place?: (isSaving: boolean) => ReactNode;
  source: RecordSource;
  now: () => number;
  /** Called with the stored record, including its id. */
  onSaved: (id: number) => void;
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
  const { status, save, change } = form;
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
        <Stack
          as="form"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void save();
          }}
        >
          {place?.(isSaving)}
          <RecordControls
            form={form.form}
            isMajor={editing.kind === 'major'}
            isSaving={isSaving}
            nameError={status.step === 'blank' ? text.nameEmpty : undefined}
            nameRef={nameRef}
            onChange={change}
          />
          {status.step === 'failed' && <Note variant="error">{status.message}</Note>}
          {/* Enter in a field saves; a form submits on Enter only if it has a submit button. */}
          <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
        </Stack>
      </Dialog>
      <VersionChoice form={form} />
    </>
  );
}
