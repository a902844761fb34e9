import type { Erasure, ManagedUser } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { Dialog } from '@college/ui/Dialog';
import { ErrorState } from '@college/ui/ErrorState';
import { Loading } from '@college/ui/Loading';
import { useMessages } from '@college/ui/messages';
import { Note } from '@college/ui/Note';
import { TextField } from '@college/ui/TextField';
import { tokens } from '@college/ui/theme';
import { useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import { messageOf } from '../../support/messageOf';
import { versionOfConflict } from '../../support/saving/conflict';
import { useAnswer } from '../../support/useAnswer';
import { ErasureFacts } from './ErasureFacts';
import type { ErasureSource } from './ErasureSource';
import { erasePersonMessages } from './messages';

export interface ErasePersonProps {
  /** Whose data are to be deleted. */
  person: Pick<ManagedUser, 'id' | 'email' | 'version'>;
  /** The name in the reader's language. */
  name: string;
  /** Where it is read what would be deleted, and where it is done. */
  source: ErasureSource;
  /** Called with what was removed. */
  onErased: (erasure: Erasure) => void;
  /** Called when the dialog closes without a deletion. */
  onClose: () => void;
}

type Status = { step: 'asking' } | { step: 'sending' } | { step: 'refused'; message: string };

/** Says what deleting somebody's personal data removes, what stays and why, and does it once their address is typed. */
export function ErasePerson({ person: { id, email, version: read }, name, source, onErased, onClose }: ErasePersonProps) {
  const text = useMessages(erasePersonMessages);
  const { request, retry } = useAnswer(`erasure-${id}`, (options) => source.findErasure(id, options));
  const [typed, setTyped] = useState('');
  const [version, setVersion] = useState(read);
  const [status, setStatus] = useState<Status>({ step: 'asking' });
  const isSending = status.step === 'sending';
  const isConfirmed = request.status === 'done' && typed.trim().toLowerCase() === email.toLowerCase();

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isSending || !isConfirmed) return;
    setStatus({ step: 'sending' });
    try {
      onErased(await source.erasePerson({ id, version }));
    } catch (error) {
      setVersion(versionOfConflict(error) ?? version);
      setStatus({ step: 'refused', message: messageOf(error) || text.refused });
    }
  }

  return (
    <Dialog
      isOpen
      size="m"
      title={text.title({ name })}
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
            form="erase-person"
            variant="confirm-danger"
            isPending={isSending}
            pendingLabel={text.acting}
            isDisabled={!isConfirmed}
          >
            {text.act}
          </Button>
        </>
      }
    >
      {request.status === 'loading' && <Loading label={text.loading} />}
      {request.status === 'failed' && <ErrorState title={text.failed} hint={request.message} onRetry={retry} />}
      {request.status === 'done' && (
        <Form id="erase-person" noValidate onSubmit={(event) => void handleSubmit(event)}>
          <Note variant="warning">{text.final}</Note>
          <ErasureFacts erasure={request.answer} />
          <TextField
            label={text.confirmLabel}
            description={text.confirm({ email })}
            value={typed}
            onChange={(value) => {
              setTyped(value);
              if (status.step === 'refused') setStatus({ step: 'asking' });
            }}
            isReadOnly={isSending}
            autoComplete="off"
          />
          {status.step === 'refused' && <Note variant="error">{status.message}</Note>}
        </Form>
      )}
    </Dialog>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${tokens.space[4]};
`;
