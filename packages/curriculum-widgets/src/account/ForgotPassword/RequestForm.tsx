import { Button } from '@college/ui/Button';
import { Link } from '@college/ui/Link';
import { useMessages } from '@college/ui/messages';
import { TextField } from '@college/ui/TextField';
import { useRef, type Dispatch, type FormEvent } from 'react';
import { messageOf } from '../../support/messageOf';
import { DoorForm, Lead, Ways } from './doorParts';
import { forgotPasswordMessages } from './messages';
import type { PasswordResetSource } from './PasswordResetSource';
import { emailFault, type RequestEvent, type RequestState } from './requestState';

interface RequestFormProps {
  state: RequestState;
  dispatch: Dispatch<RequestEvent>;
  source: PasswordResetSource;
  signInHref: string;
  onSent: () => void;
}

/** The form for the e-mail address to which the link is sent. */
export function RequestForm({ state, dispatch, source, signInHref, onSent }: RequestFormProps) {
  const text = useMessages(forgotPasswordMessages);
  const input = useRef<HTMLInputElement>(null);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (state.status === 'sending') return;
    dispatch({ type: 'submitted' });
    if (emailFault(state.email)) {
      input.current?.focus();
      return;
    }
    try {
      await source.requestReset(state.email.trim());
      dispatch({ type: 'sent' });
      onSent();
    } catch (error) {
      dispatch({ type: 'refused', message: messageOf(error) || text.failed });
      input.current?.focus();
    }
  }

  function errorMessage() {
    if (state.status === 'refused') return state.message;
    if (state.status !== 'filling' || !state.fault) return undefined;
    return state.fault === 'empty' ? text.emailEmpty : text.notEmail;
  }

  return (
    <DoorForm onSubmit={(event) => void handleSubmit(event)} noValidate aria-label={text.title}>
      <Lead>{text.lead}</Lead>
      <TextField
        label={text.email}
        type="email"
        value={state.email}
        onChange={(email) => dispatch({ type: 'edited', email })}
        errorMessage={errorMessage()}
        autoComplete="email"
        isReadOnly={state.status === 'sending'}
        inputRef={input}
      />
      <Button type="submit" variant="primary" size="large" isPending={state.status === 'sending'} pendingLabel={text.sending}>
        {text.send}
      </Button>
      <Ways>
        <Link href={signInHref}>{text.toSignIn}</Link>
      </Ways>
    </DoorForm>
  );
}
