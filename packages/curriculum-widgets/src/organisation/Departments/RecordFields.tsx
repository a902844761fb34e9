import { Note } from '@college/ui/Note';
import type { ReactNode, Ref } from 'react';
import { Stack } from '../../support/layoutParts';
import { RecordControls } from './RecordControls';
import type { useRecordForm } from './useRecordForm';

interface RecordFieldsProps {
  form: Pick<ReturnType<typeof useRecordForm>, 'form' | 'status' | 'save' | 'change'>;
  /** A major has a code and a standard besides its names. */
  isMajor: boolean;
  /** The message where the name is empty. */
  nameEmpty: string;
  nameRef: Ref<HTMLInputElement>;
  /** What comes above the names. */
  children?: ReactNode;
}

/** The form in the dialogs of a department and of a major; Enter in a field saves. */
export function RecordFields({ form, isMajor, nameEmpty, nameRef, children }: RecordFieldsProps) {
  const { status, save, change } = form;
  return (
    <Stack
      as="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {children}
      <RecordControls
        form={form.form}
        isMajor={isMajor}
        isSaving={status.step === 'saving'}
        nameError={status.step === 'blank' ? nameEmpty : undefined}
        nameRef={nameRef}
        onChange={change}
      />
      {status.step === 'failed' && <Note variant="error">{status.message}</Note>}
      {/* A form submits on Enter only if it has a submit button. */}
      <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
    </Stack>
  );
}
