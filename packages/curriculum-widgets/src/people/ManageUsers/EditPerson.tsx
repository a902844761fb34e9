import { userNameLimit, type ManagedUser } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { Dialog } from '@college/ui/Dialog';
import { useMessages } from '@college/ui/messages';
import { Note } from '@college/ui/Note';
import { Shortcuts } from '@college/ui/Shortcuts';
import { TextField } from '@college/ui/TextField';
import { useRef, useState } from 'react';
import { accountMessages } from '../../account/Account/messages';
import { RecordConflict, refusedField, type FieldProblems } from '../../support/recordForm';
import type { PeopleSource } from '../PeopleSource';
import { PersonForm } from './PersonForm';
import { manageUsersMessages } from './messages';
import { personFaults, usePersonForm } from './usePersonForm';

interface EditPersonProps {
  /** As recorded: this is what is edited. */
  person: ManagedUser;
  /** The name in the reader's language. */
  name: string;
  source: Pick<PeopleSource, 'updatePerson'>;
  onSaved: (stored: ManagedUser | undefined) => void;
  /** Called when the dialog closes with nothing left to save, because what somebody else stored was chosen. */
  onTheirsTaken: () => void;
  onClose: () => void;
}

/** Name and e-mail address of somebody else. A rejection keeps the input, at the field that it names; what somebody else stored first is shown beside it. */
export function EditPerson({ person, name, source, onSaved, onTheirsTaken, onClose }: EditPersonProps) {
  const text = useMessages(manageUsersMessages);
  const nameRef = useRef<HTMLInputElement>(null);
  const emailRef = useRef<HTMLInputElement>(null);
  const [refusals, setRefusals] = useState<FieldProblems | null>(null);
  const form = usePersonForm({ person, source, onSaved, onTheirsTaken, onRefused: handleRefused });
  const { form: values, status, save, change } = form;
  const faults = personFaults(values, text, useMessages(accountMessages));
  const isSaving = status.step === 'saving';
  const refused = status.step === 'failed' ? refusals : null;
  const problems = status.step === 'blank' ? faults : { userName: refused?.['userName'], email: refused?.['email'] };
  const isFieldMarked = problems.userName !== undefined || problems.email !== undefined;

  function handleRefused(why: 'blank' | 'refused', error?: unknown) {
    if (why === 'blank') {
      (faults.userName ? nameRef : emailRef).current?.focus();
      return;
    }
    const named = refusedField(error);
    setRefusals(named);
    const input = named?.['userName'] !== undefined ? nameRef : named?.['email'] !== undefined ? emailRef : undefined;
    input?.current?.focus();
    input?.current?.select();
  }

  return (
    <>
      <Dialog
        isOpen
        size="s"
        title={text.editTitle({ name })}
        isCloseDisabled={isSaving}
        onOpenChange={(isOpen) => {
          if (!isOpen) onClose();
        }}
        footer={
          <>
            <Button slot="close" variant="ghost" isDisabled={isSaving}>
              {text.cancel}
            </Button>
            <Button type="submit" form="edit-person" variant="primary" isPending={isSaving} pendingLabel={text.saving}>
              {text.save}
            </Button>
          </>
        }
      >
        <Shortcuts keys={{ 'Ctrl+S': () => void save() }} isDisabled={isSaving} />
        <PersonForm
          id="edit-person"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (!isSaving) void save();
          }}
        >
          <TextField
            label={text.name}
            isRequired
            value={values.userName}
            maxLength={userNameLimit}
            onChange={(userName) => change({ userName })}
            isReadOnly={isSaving}
            errorMessage={problems.userName}
            inputRef={nameRef}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- in a dialog the first focus is ours to place
            autoFocus
          />
          <TextField
            label={text.email}
            isRequired
            type="email"
            value={values.email}
            maxLength={254}
            onChange={(email) => change({ email })}
            isReadOnly={isSaving}
            errorMessage={problems.email}
            inputRef={emailRef}
          />
          {status.step === 'unchanged' && <Note variant="info">{text.nothingToSave}</Note>}
          {status.step === 'failed' && !isFieldMarked && <Note variant="error">{status.message}</Note>}
        </PersonForm>
      </Dialog>
      <RecordConflict
        form={form}
        fields={[
          { name: 'userName', label: text.name },
          { name: 'email', label: text.email },
        ]}
      />
    </>
  );
}
