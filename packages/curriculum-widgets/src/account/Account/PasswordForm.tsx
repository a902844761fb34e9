import { Button } from '@college/ui/Button';
import { useMessages } from '@college/ui/messages';
import { Note } from '@college/ui/Note';
import { PasswordField } from '@college/ui/PasswordField';
import { useToast } from '@college/ui/Toast';
import { styled } from 'styled-components';
import { NewPasswordFields } from '../NewPassword';
import { AccountFields } from './AccountSection';
import type { AccountSource, SavedAccount } from './AccountSource';
import { accountMessages } from './messages';
import { usePasswordForm } from './usePasswordForm';

interface PasswordFormProps {
  user: { id: number; userName: string; email: string };
  source: AccountSource;
  onChanged: (stored: SavedAccount) => void;
}

/** Changes the password: requires the old one, and the new one twice; afterwards reports that every other session has ended. */
export function PasswordForm({ user, source, onChanged }: PasswordFormProps) {
  const text = useMessages(accountMessages);
  const { showToast } = useToast();
  const account = [user.userName, user.email];
  const { state, handleSubmit, edit, oldRef, freshRef, repeatRef } = usePasswordForm({
    userId: user.id,
    account,
    source,
    failed: text.failed,
    onChanged(stored) {
      showToast({ type: 'success', message: text.updated, description: text.password });
      onChanged(stored);
    },
  });
  const faults = state.status === 'filling' ? state.faults : {};
  const refusal = state.status === 'refused' ? state : undefined;
  const isSending = state.status === 'sending';

  return (
    <AccountFields onSubmit={(event) => void handleSubmit(event)} noValidate>
      {/* Tells a password manager whose password changes. */}
      <Whose type="email" autoComplete="username" value={user.email} readOnly tabIndex={-1} aria-hidden="true" />
      <PasswordField
        label={text.old}
        value={state.entry.old}
        onChange={(old) => edit({ old })}
        autoComplete="current-password"
        errorMessage={faults.old ? text.oldEmpty : refusal?.about === 'old' ? refusal.message : undefined}
        isReadOnly={isSending}
        inputRef={oldRef}
      />
      <NewPasswordFields
        value={state.entry}
        onChange={edit}
        faults={faults}
        refusal={refusal?.about === 'fresh' ? refusal.message : undefined}
        account={account}
        isReadOnly={isSending}
        freshRef={freshRef}
        repeatRef={repeatRef}
      />
      {refusal?.about === 'change' && <Note variant="error">{refusal.message}</Note>}
      <Button type="submit" isPending={isSending} pendingLabel={text.changing}>
        {text.changePassword}
      </Button>
      <div role="status">{state.status === 'changed' && <Note variant="info">{text.othersEnded}</Note>}</div>
    </AccountFields>
  );
}

const Whose = styled.input`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  border: 0;
  clip-path: inset(50%);
`;
