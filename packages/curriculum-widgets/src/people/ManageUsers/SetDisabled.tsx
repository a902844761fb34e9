import { disabledReasonLimit, type ManagedUser, type SetUserDisabledRequest } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { Dialog } from '@college/ui/Dialog';
import { useMessages } from '@college/ui/messages';
import { Note } from '@college/ui/Note';
import { TextArea } from '@college/ui/TextArea';
import { useState, type FormEvent } from 'react';
import { useDateTime } from '../../support/dateTime';
import { messageOf } from '../../support/messageOf';
import { versionOfConflict } from '../../support/saving/conflict';
import { MutedText } from '../../support/textParts';
import { manageUsersMessages } from './messages';
import { PersonForm } from './PersonForm';

interface SetDisabledProps {
  person: ManagedUser;
  /** The name in the reader's language. */
  name: string;
  onSet: (request: SetUserDisabledRequest) => Promise<ManagedUser | undefined | void>;
  /** Called with the person as stored, where the server answers it. */
  onDone: (stored: ManagedUser | undefined) => void;
  onClose: () => void;
}

type Status = { step: 'asking' } | { step: 'sending' } | { step: 'refused'; message: string };

/** Asks before an account is disabled, and why, or before a disabled one is enabled again. A rejection keeps the input. */
export function SetDisabled({ person, name, onSet, onDone, onClose }: SetDisabledProps) {
  const text = useMessages(manageUsersMessages);
  const dateTime = useDateTime();
  const [reason, setReason] = useState('');
  const [status, setStatus] = useState<Status>({ step: 'asking' });
  const [version, setVersion] = useState(person.version);
  const isDisabling = !person.disabled;
  const isSending = status.step === 'sending';

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isSending) return;
    setStatus({ step: 'sending' });
    try {
      const stored = await onSet({ id: person.id, isDisabled: isDisabling, ...(isDisabling && { reason: reason.trim() }), version });
      onDone(stored ?? undefined);
    } catch (error) {
      setVersion(versionOfConflict(error) ?? version);
      setStatus({ step: 'refused', message: messageOf(error) || text.statusFailed });
    }
  }

  return (
    <Dialog
      isOpen
      size="s"
      title={isDisabling ? text.disableTitle({ name }) : text.enableTitle({ name })}
      isCloseDisabled={isSending}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      footer={
        <>
          <Button slot="close" variant="ghost" isDisabled={isSending}>
            {text.cancel}
          </Button>
          <Button
            type="submit"
            form="set-disabled"
            variant={isDisabling ? 'confirm-danger' : 'primary'}
            isPending={isSending}
            pendingLabel={isDisabling ? text.disabling : text.enabling}
          >
            {isDisabling ? text.disableAct : text.enableAct}
          </Button>
        </>
      }
    >
      <PersonForm id="set-disabled" noValidate onSubmit={(event) => void handleSubmit(event)}>
        <MutedText>{isDisabling ? text.disableEnds({ name }) : text.enableAllows({ name })}</MutedText>
        {person.disabled && (
          <MutedText>
            {person.disabled.reason === ''
              ? text.disabledSince({ time: dateTime(person.disabled.time, 'minute') })
              : text.disabledBecause({ time: dateTime(person.disabled.time, 'minute'), reason: person.disabled.reason })}
          </MutedText>
        )}
        {isDisabling && (
          <TextArea
            label={text.reason}
            description={text.reasonHelp}
            value={reason}
            maxLength={disabledReasonLimit}
            minRows={2}
            onChange={(value) => {
              setReason(value);
              if (status.step === 'refused') setStatus({ step: 'asking' });
            }}
            isReadOnly={isSending}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- in a dialog the first focus is ours to place
            autoFocus
          />
        )}
        {status.step === 'refused' && <Note variant="error">{status.message}</Note>}
      </PersonForm>
    </Dialog>
  );
}
