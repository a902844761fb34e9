import { accreditationStandards, inLanguage, majorFields, standardName } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { Dialog } from '@college/ui/Dialog';
import { useMessages } from '@college/ui/messages';
import { Note } from '@college/ui/Note';
import { Select } from '@college/ui/Select';
import { TextField } from '@college/ui/TextField';
import { useRef, type ReactNode } from 'react';
import { useLanguage } from '../../support/useLanguage';
import { departmentsMessages } from './messages';
import type { Editing, RecordForm } from './recordForm';
import { useRecordForm, type RecordSource } from './useRecordForm';
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
  onClose: () => void;
}

/** Names of a department or major in both languages; a major has its code and standard besides. */
export function RecordDialog({ title, editing, place, source, now, onSaved, onClose }: RecordDialogProps) {
  const text = useMessages(departmentsMessages);
  const language = useLanguage();
  const nameRef = useRef<HTMLInputElement>(null);
  const { form, status, save, change, takeTheirs } = useRecordForm({
    editing,
    source,
    now,
    onSaved,
    onRefused: () => nameRef.current?.focus(),
  });
  const isSaving = status.step === 'saving';

  return (
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
            {text.cancel}
          </Button>
          <Button variant="primary" isPending={isSaving} pendingLabel={text.saving} onPress={() => void save()}>
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
        <TextField
          label={text.name}
          isRequired
          value={form.name}
          maxLength={majorFields.name.maxLength}
          onChange={(name) => change({ name })}
          isReadOnly={isSaving}
          errorMessage={status.step === 'blank' ? text.nameEmpty : undefined}
          inputRef={nameRef}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- in a dialog the first focus is ours to place
          autoFocus
        />
        <TextField
          label={text.english}
          value={form.english}
          maxLength={majorFields.name.maxLength}
          onChange={(english) => change({ english })}
          isReadOnly={isSaving}
        />
        {editing.kind === 'major' && (
          <>
            <TextField
              label={text.code}
              description={text.codeHelp}
              value={form.code}
              maxLength={majorFields.code.maxLength}
              onChange={(code) => change({ code })}
              isReadOnly={isSaving}
            />
            <Select<RecordForm['standard']>
              label={text.standard}
              options={[
                { value: '', label: text.noStandard },
                ...accreditationStandards.map((value) => ({ value, label: inLanguage(standardName(value), language) })),
              ]}
              value={form.standard}
              onChange={(standard) => change({ standard })}
              isDisabled={isSaving}
            />
          </>
        )}
        {status.step === 'failed' && <Note variant="error">{status.message}</Note>}
        {status.step === 'conflict' && (
          <Note
            variant="warning"
            role="alert"
            action={
              <Button variant="link" size="small" onPress={takeTheirs}>
                {text.takeTheirs}
              </Button>
            }
          >
            {text.theirs({ name: [status.theirs.name, status.theirs.english, status.theirs.code].filter(Boolean).join(text.comma) })}
          </Note>
        )}
        {/* Enter in a field saves; a form submits on Enter only if it has a submit button. */}
        <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
      </Stack>
    </Dialog>
  );
}
