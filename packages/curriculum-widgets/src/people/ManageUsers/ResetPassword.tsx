import { useState } from 'react';
import type { ManagedUser } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { Dialog } from '@college/ui/Dialog';
import { useMessages } from '@college/ui/messages';
import { Note } from '@college/ui/Note';
import { PasswordField } from '@college/ui/PasswordField';
import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import type { SavedAccount } from '../../account/Account/AccountSource';
import { usePasswordForm } from '../../account/Account/usePasswordForm';
import { NewPasswordFields } from '../../account/NewPassword';
import type { PeopleSource } from '../PeopleSource';
import { versionOfConflict } from '../../support/saving/conflict';
import { manageUsersMessages } from './messages';
import { PersonForm } from './PersonForm';

interface ResetPasswordProps {
  person: ManagedUser;
  /** The name in the reader's language. */
  name: string;
  /** The current user, whose own password is required. */
  actorId: number;
  source: Pick<PeopleSource, 'resetPersonPassword'>;
  onDone: (stored: SavedAccount) => void;
  onClose: () => void;
}

/** A new password for somebody else, confirmed by one's own. */
export function ResetPassword({ person, name, actorId, source, onDone, onClose }: ResetPasswordProps) {
  const text = useMessages(manageUsersMessages);
  const account = [person.userName, person.email];
  const [version, setVersion] = useState(person.version);
  const { state, handleSubmit, edit, oldRef, freshRef, repeatRef } = usePasswordForm({
    userId: actorId,
    account,
    source: {
      changeName: () => Promise.resolve(),
      changePassword: ({ userId, old, new: fresh }) =>
        source.resetPersonPassword({ userId, targetUserId: person.id, old, fresh, version }).catch((error: unknown) => {
          setVersion(versionOfConflict(error) ?? version);
          throw error;
        }),
    },
    failed: text.resetFailed,
    onChanged: onDone,
  });
  const faults = state.status === 'filling' ? state.faults : {};
  const refusal = state.status === 'refused' ? state : undefined;
  const isSending = state.status === 'sending';

  return (
    <Dialog
      isOpen
      size="s"
      title={text.resetTitle({ name })}
      isCloseDisabled={isSending}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      footer={
        <>
          <Button slot="close" variant="ghost" isDisabled={isSending}>
            {text.cancel}
          </Button>
          <Button type="submit" form="reset-password" variant="primary" isPending={isSending} pendingLabel={text.resetting}>
            {text.resetAct}
          </Button>
        </>
      }
    >
      <PersonForm id="reset-password" noValidate onSubmit={(event) => void handleSubmit(event)}>
        <PasswordField
          label={text.own}
          value={state.entry.old}
          onChange={(old) => edit({ old })}
          autoComplete="current-password"
          description={text.ownHelp}
          errorMessage={faults.old ? text.ownEmpty : refusal?.about === 'old' ? refusal.message : undefined}
          isReadOnly={isSending}
          inputRef={oldRef}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- in a dialog the first focus is ours to place
          autoFocus
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
        <Ends>{text.resetEnds({ name })}</Ends>
      </PersonForm>
    </Dialog>
  );
}

const Ends = styled.p`
  margin: 0;
  color: ${tokens.color.textMuted};
`;
