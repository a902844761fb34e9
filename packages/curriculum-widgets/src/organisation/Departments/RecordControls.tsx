import { accreditationStandards, inLanguage, majorFields, standardName } from '@college/curriculum-model';
import { useMessages } from '@college/ui/messages';
import { Select } from '@college/ui/Select';
import { TextArea } from '@college/ui/TextArea';
import { TextField } from '@college/ui/TextField';
import type { Ref } from 'react';
import { useLanguage } from '../../support/useLanguage';
import type { RecordForm } from './recordForm';
import { organisationRecordMessages } from './recordMessages';

interface RecordControlsProps {
  form: RecordForm;
  /** A major has a code, a standard and objectives besides its names. */
  isMajor: boolean;
  isSaving: boolean;
  nameError: string | undefined;
  nameRef: Ref<HTMLInputElement>;
  onChange: (part: Partial<RecordForm>) => void;
}

/** The controls of a department or major. */
export function RecordControls({ form, isMajor, isSaving, nameError, nameRef, onChange }: RecordControlsProps) {
  const text = useMessages(organisationRecordMessages);
  const standards = useStandards();
  return (
    <>
      <TextField
        label={text.name}
        isRequired
        value={form.name}
        maxLength={majorFields.name.maxLength}
        onChange={(name) => onChange({ name })}
        isReadOnly={isSaving}
        errorMessage={nameError}
        inputRef={nameRef}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- in a dialog the first focus is ours to place
        autoFocus
      />
      <TextField
        label={text.english}
        value={form.english}
        maxLength={majorFields.name.maxLength}
        onChange={(english) => onChange({ english })}
        isReadOnly={isSaving}
      />
      {isMajor && (
        <>
          <TextField
            label={text.code}
            description={text.codeHelp}
            value={form.code}
            maxLength={majorFields.code.maxLength}
            onChange={(code) => onChange({ code })}
            isReadOnly={isSaving}
          />
          <Select<RecordForm['standard']>
            label={text.standard}
            options={(['', ...accreditationStandards] as const).map((value) => ({ value, label: standards(value) }))}
            value={form.standard}
            onChange={(standard) => onChange({ standard })}
            isDisabled={isSaving}
          />
          <TextArea
            label={text.objectives}
            description={text.objectivesHelp}
            value={form.objectives}
            maxLength={majorFields.objectives.maxLength}
            onChange={(objectives) => onChange({ objectives })}
            isReadOnly={isSaving}
          />
          <TextArea
            label={text.objectivesEnglish}
            value={form.objectivesEnglish}
            maxLength={majorFields.objectives.maxLength}
            onChange={(objectivesEnglish) => onChange({ objectivesEnglish })}
            isReadOnly={isSaving}
          />
        </>
      )}
    </>
  );
}

/** The names of accreditation standards in the reader's language; an empty one is none. */
export function useStandards() {
  const text = useMessages(organisationRecordMessages);
  const language = useLanguage();
  return (standard: string) => (standard === '' ? text.noStandard : inLanguage(standardName(standard), language));
}
