import { userNameLimit } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { useMessages } from '@college/ui/messages';
import { TextField } from '@college/ui/TextField';
import { useToast } from '@college/ui/Toast';
import { useReducer, useRef, useState, type FormEvent } from 'react';
import { messageOf } from '../../support/messageOf';
import { AccountFields } from './AccountSection';
import type { AccountSource } from './AccountSource';
import { followingVersion } from './followingVersion';
import { accountMessages } from './messages';
import { nameFormReducer, openNameForm, userNameFault } from './nameFormState';
import { storedAccount } from './storedAccount';

interface NameFormProps {
  user: { id: number; userName: string; version?: number | undefined };
  source: AccountSource;
  onChanged: (userName: string, version: number | undefined) => void;
}

/** The user name: Enter saves, an error is shown at the field, which keeps the input. */
export function NameForm({ user, source, onChanged }: NameFormProps) {
  const { userName, version } = user;
  const text = useMessages(accountMessages);
  const { showToast } = useToast();
  const [state, dispatch] = useReducer(nameFormReducer, userName, openNameForm);
  const input = useRef<HTMLInputElement>(null);
  // The name can be changed elsewhere on the page; a form that still shows the old one follows.
  const [known, setKnown] = useState(userName);
  if (known !== userName) {
    setKnown(userName);
    if (state.name.trim() === known) dispatch({ type: 'edited', name: userName });
  }

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    dispatch({ type: 'submitted', current: userName });
    const name = state.name.trim();
    if (userNameFault(name)) input.current?.focus();
    if (state.status === 'sending' || userNameFault(name) || name === userName) return;
    try {
      await source.changeName({ userId: user.id, userName: name, version });
      dispatch({ type: 'saved', name });
      showToast({ type: 'success', message: text.updated });
      onChanged(name, followingVersion(user));
    } catch (error) {
      const stored = storedAccount(error);
      dispatch({ type: 'refused', message: stored ? text.nameConflict({ name: stored.userName }) : messageOf(error) || text.failed });
      // The next save replaces what it says, knowingly.
      if (stored) onChanged(stored.userName, stored.version);
      input.current?.focus();
    }
  }

  function errorMessage() {
    if (state.status === 'refused') return state.message;
    if (state.status !== 'filling' || !state.fault) return undefined;
    return state.fault === 'empty' ? text.nameEmpty : text.nameTooLong({ max: userNameLimit });
  }

  return (
    <AccountFields onSubmit={(event) => void handleSubmit(event)} noValidate>
      <TextField
        label={text.name}
        value={state.name}
        onChange={(name) => dispatch({ type: 'edited', name })}
        errorMessage={errorMessage()}
        description={state.status === 'unchanged' ? <span role="status">{text.nameSame}</span> : text.nameHelp}
        autoComplete="nickname"
        isReadOnly={state.status === 'sending'}
        inputRef={input}
      />
      <Button type="submit" isPending={state.status === 'sending'} pendingLabel={text.saving}>
        {text.saveName}
      </Button>
    </AccountFields>
  );
}
