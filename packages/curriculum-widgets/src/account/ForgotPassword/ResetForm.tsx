import { Button } from '@college/ui/Button';
import { Link } from '@college/ui/Link';
import { useMessages } from '@college/ui/messages';
import { Note } from '@college/ui/Note';
import { useReducer, useRef, type FormEvent } from 'react';
import { messageOf } from '../../support/messageOf';
import { refusedField } from '../../support/recordForm/refusedField';
import { isFaultless, newPasswordFaults, NewPasswordFields } from '../NewPassword';
import { DoorForm, Lead, Ways } from './doorParts';
import { forgotPasswordMessages } from './messages';
import type { PasswordResetSource } from './PasswordResetSource';
import { openReset, resetReducer } from './resetState';

interface ResetFormProps {
  token: string;
  source: PasswordResetSource;
  signInHref: string;
  requestHref: string;
  onReset: () => void;
}

/** Sets a new password by the link in the mail; for an expired link shows a message and the way to a new one. */
export function ResetForm({ token, source, signInHref, requestHref, onReset }: ResetFormProps) {
  const text = useMessages(forgotPasswordMessages);
  const [state, dispatch] = useReducer(resetReducer, openReset);
  const freshRef = useRef<HTMLInputElement>(null);
  const repeatRef = useRef<HTMLInputElement>(null);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (state.status === 'sending') return;
    dispatch({ type: 'submitted' });
    const faults = newPasswordFaults(state.entry);
    if (!isFaultless(faults)) {
      (faults.fresh ? freshRef : repeatRef).current?.focus();
      return;
    }
    try {
      await source.resetPassword({ token, fresh: state.entry.fresh });
      onReset();
    } catch (error) {
      const about = refusedField(error)?.['fresh'] === undefined ? 'link' : 'fresh';
      dispatch({ type: 'refused', about, message: messageOf(error) || text.failed });
      if (about === 'fresh') freshRef.current?.select();
    }
  }

  return (
    <DoorForm onSubmit={(event) => void handleSubmit(event)} noValidate aria-label={text.resetTitle}>
      <Lead>{text.resetLead}</Lead>
      <NewPasswordFields
        value={state.entry}
        onChange={(change) => dispatch({ type: 'edited', change })}
        faults={state.status === 'filling' ? state.faults : {}}
        refusal={state.status === 'refused' && state.about === 'fresh' ? state.message : undefined}
        isReadOnly={state.status === 'sending'}
        freshRef={freshRef}
        repeatRef={repeatRef}
      />
      {state.status === 'refused' && state.about === 'link' && (
        <Note variant="error">
          {state.message}
          <div>
            <Link variant="inline" href={requestHref}>
              {text.newLink}
            </Link>
          </div>
        </Note>
      )}
      <Button type="submit" variant="primary" size="large" isPending={state.status === 'sending'} pendingLabel={text.setting}>
        {text.set}
      </Button>
      <Ways>
        <Link href={signInHref}>{text.toSignIn}</Link>
      </Ways>
    </DoorForm>
  );
}
