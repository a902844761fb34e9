import { emailSchema, type ManagedUser } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { Dialog } from '@college/ui/Dialog';
import { useMessages } from '@college/ui/messages';
import { Note } from '@college/ui/Note';
import { TextField } from '@college/ui/TextField';
import { useRef, useState, type FormEvent } from 'react';
import { messageOf } from '../../support/messageOf';
import type { PeopleSource } from '../PeopleSource';
import { versionOfConflict } from '../../support/saving/conflict';
import { PersonForm } from './PersonForm';
import { manageUsersMessages } from './messages';

interface EditPersonProps {
  /** As recorded: this is what is edited. */
  person: ManagedUser;
  /** The name in the reader's language. */
  name: string;
  source: Pick<PeopleSource, 'updatePerson'>;
  onSaved: () => void;
  onClose: () => void;
}

type Status = { step: 'filling' } | { step: 'checked' } | { step: 'saving' } | { step: 'refused'; message: string };

/** Name and e-mail address of somebody else. A rejection keeps the input. */
export function EditPerson({ person, name, source, onSaved, onClose }: EditPersonProps) {
  const text = useMessages(manageUsersMessages);
  const [userName, setUserName] = useState(person.userName);
  const [email, setEmail] = useState(person.email);
  const [status, setStatus] = useState<Status>({ step: 'filling' });
  // What is saved over: after a conflict, what the message names.
  const [version, setVersion] = useState(person.version);
  const nameRef = useRef<HTMLInputElement>(null);
  const emailRef = useRef<HTMLInputElement>(null);

  const nameFault = userName.trim() === '' ? text.nameEmpty : undefined;
  const emailFault = email.trim() === '' ? text.emailEmpty : emailSchema.safeParse(email).success ? undefined : text.emailWrong;
  const isSame = userName.trim() === person.userName && email.trim() === person.email;
  const isSaving = status.step === 'saving';
  const isChecked = status.step === 'checked';

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isSaving) return;
    if (nameFault || emailFault) {
      setStatus({ step: 'checked' });
      (nameFault ? nameRef : emailRef).current?.focus();
      return;
    }
    if (isSame) {
      setStatus({ step: 'refused', message: text.nothingToSave });
      return;
    }
    setStatus({ step: 'saving' });
    try {
      await source.updatePerson({ id: person.id, userName: userName.trim(), email: email.trim(), version });
      onSaved();
    } catch (error) {
      setVersion(versionOfConflict(error) ?? version);
      setStatus({ step: 'refused', message: messageOf(error) });
      emailRef.current?.select();
    }
  }

  function edit(set: (value: string) => void) {
    return (value: string) => {
      set(value);
      if (status.step === 'refused') setStatus({ step: 'filling' });
    };
  }

  return (
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
      <PersonForm id="edit-person" noValidate onSubmit={(event) => void handleSubmit(event)}>
        <TextField
          label={text.name}
          isRequired
          value={userName}
          maxLength={60}
          onChange={edit(setUserName)}
          isReadOnly={isSaving}
          errorMessage={isChecked ? nameFault : undefined}
          inputRef={nameRef}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- in a dialog the first focus is ours to place
          autoFocus
        />
        <TextField
          label={text.email}
          isRequired
          type="email"
          value={email}
          maxLength={254}
          onChange={edit(setEmail)}
          isReadOnly={isSaving}
          errorMessage={isChecked ? emailFault : undefined}
          inputRef={emailRef}
        />
        {status.step === 'refused' && <Note variant="error">{status.message}</Note>}
      </PersonForm>
    </Dialog>
  );
}
