import { standardName, inLanguage, majorFields, requirementCatalogues, type MajorInfo } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { Dialog } from '@college/ui/Dialog';
import { useMessages } from '@college/ui/messages';
import { Note } from '@college/ui/Note';
import { Select } from '@college/ui/Select';
import { TextField } from '@college/ui/TextField';
import { useRef } from 'react';
import type { RecordForm } from '../../../organisation/Departments/recordForm';
import { useLanguage } from '../../../support/useLanguage';
import type { MajorDetailSource } from '../MajorDetailSource';
import { majorFactsMessages } from './messages';
import { useFactsForm } from './useFactsForm';
import { Stack } from '../../../support/layoutParts';

interface FactsDialogProps {
  source: MajorDetailSource;
  major: MajorInfo;
  departmentId: number;
  now: () => number;
  /** The facts as stored, and the version over which they were. */
  onSaved: (major: MajorInfo, overVersion: number | undefined) => void;
  onClose: () => void;
}

/** Edits name, code and standard of a major. Who was not the first to save sees what the other wrote and chooses. */
export function FactsDialog({ onClose, ...options }: FactsDialogProps) {
  const text = useMessages(majorFactsMessages);
  const language = useLanguage();
  const nameRef = useRef<HTMLInputElement>(null);
  const { form, change, status, save, takeTheirs } = useFactsForm({ ...options, onRefused: () => nameRef.current?.focus() });
  const nameOf = (standard: string) => (standard ? inLanguage(standardName(standard), language) : text.noStandard);
  const words = ({ name, english, code, standard }: RecordForm) => [name, english, code, nameOf(standard)].filter(Boolean).join(text.comma);
  const isSaving = status.step === 'saving';

  return (
    <Dialog
      isOpen
      title={text.title}
      isCloseDisabled={isSaving}
      onOpenChange={(isOpen) => isOpen || onClose()}
      footer={
        <>
          <Button variant="ghost" isDisabled={isSaving} onPress={onClose}>
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
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        {status.step === 'failed' && <Note variant="error">{status.message}</Note>}
        {status.step === 'conflict' && (
          <Note
            variant="warning"
            action={
              <Button variant="link" size="small" onPress={takeTheirs}>
                {text.takeTheirs}
              </Button>
            }
          >
            {text.theirs({ facts: words(status.theirs) })}
          </Note>
        )}
        <TextField
          label={text.chineseName}
          isRequired
          inputRef={nameRef}
          value={form.name}
          maxLength={majorFields.name.maxLength}
          errorMessage={status.step === 'blank' ? text.nameEmpty : undefined}
          onChange={(name) => change({ name })}
        />
        <TextField
          label={text.englishName}
          value={form.english}
          maxLength={majorFields.name.maxLength}
          onChange={(english) => change({ english })}
        />
        <TextField label={text.code} value={form.code} maxLength={majorFields.code.maxLength} onChange={(code) => change({ code })} />
        <Select<RecordForm['standard']>
          label={text.standard}
          options={['' as const, ...requirementCatalogues.map(({ standard }) => standard)].map((value) => ({
            value,
            label: nameOf(value),
          }))}
          value={form.standard}
          onChange={(standard) => change({ standard })}
        />
        {/* Enter in a field saves; a form submits on Enter only if it has a submit button. */}
        <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
      </Stack>
    </Dialog>
  );
}
