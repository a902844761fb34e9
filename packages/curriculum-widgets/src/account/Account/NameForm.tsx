import { userNameLimit } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { useMessages } from '@college/ui/messages';
import { TextField } from '@college/ui/TextField';
import { useToast } from '@college/ui/Toast';
import { useRef } from 'react';
import { RecordConflict } from '../../support/recordForm';
import { AccountFields } from './AccountSection';
import type { AccountSource } from './AccountSource';
import { accountMessages } from './messages';
import { useNameForm } from './useNameForm';
import { userNameFault } from './userNameFault';
import { useNamed } from '../../support/undo/useNamed';

interface NameFormProps {
  user: { id: number; userName: string; version?: number | undefined };
  source: AccountSource;
  onChanged: (userName: string, version: number | undefined) => void;
}

/** The user name: Enter saves, an error is shown at the field, which keeps the input. Who changed it elsewhere first is shown beside it. */
export function NameForm({ user, source, onChanged }: NameFormProps) {
  const text = useMessages(accountMessages);
  const { showToast } = useToast();
  const named = useNamed();
  const input = useRef<HTMLInputElement>(null);
  const form = useNameForm({
    user,
    source,
    onSaved({ userName, version }) {
      showToast({ type: 'success', message: text.updated, description: named(userName) });
      onChanged(userName, version);
    },
    onTheirsTaken: ({ userName, version }) => onChanged(userName, version),
    onRefused: () => input.current?.focus(),
  });
  const { status } = form;
  const isSaving = status.step === 'saving';

  function errorMessage() {
    if (status.step === 'failed') return status.message || text.failed;
    if (status.step !== 'blank') return undefined;
    return userNameFault(form.form.userName) === 'empty' ? text.nameEmpty : text.nameTooLong({ max: userNameLimit });
  }

  return (
    <AccountFields
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSaving) void form.save();
      }}
      noValidate
    >
      <TextField
        label={text.name}
        value={form.form.userName}
        onChange={(userName) => form.change({ userName })}
        errorMessage={errorMessage()}
        description={status.step === 'unchanged' ? <span role="status">{text.nameSame}</span> : text.nameHelp}
        autoComplete="nickname"
        isReadOnly={isSaving}
        inputRef={input}
      />
      <Button type="submit" isPending={isSaving} pendingLabel={text.saving}>
        {text.saveName}
      </Button>
      <RecordConflict form={form} fields={[{ name: 'userName', label: text.name }]} title={text.nameConflict} />
    </AccountFields>
  );
}
