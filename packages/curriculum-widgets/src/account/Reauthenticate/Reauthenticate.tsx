import { Button } from '@college/ui/Button';
import { Dialog } from '@college/ui/Dialog';
import { Link } from '@college/ui/Link';
import { useMessages } from '@college/ui/messages';
import { PasswordField } from '@college/ui/PasswordField';
import { tokens } from '@college/ui/theme';
import { useId, useRef, useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import { messageOf } from '../../support/messageOf';
import { reauthenticateMessages } from './messages';
import type { ReauthenticateSource } from './ReauthenticateSource';

export interface ReauthenticateProps {
  /** Where the password is checked. */
  source: ReauthenticateSource;
  /** Where the sign-in of the campus asks for the password again, for whoever signed in there; the page is left for it. */
  providerHref?: string;
  /** Called once: with true after the right password, with false when the person gives up. */
  onDone: (isConfirmed: boolean) => void;
}

type Status = { step: 'filling' } | { step: 'checking' } | { step: 'refused'; message: string };

/** Asks for the person's own password again before something that changes an account. */
export function Reauthenticate({ source, providerHref, onDone }: ReauthenticateProps) {
  const text = useMessages(reauthenticateMessages);
  const [password, setPassword] = useState('');
  const [status, setStatus] = useState<Status>({ step: 'filling' });
  const input = useRef<HTMLInputElement>(null);
  const formId = useId();
  const isChecking = status.step === 'checking';

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    // The page below may have a form of its own, to which React hands the event on.
    event.stopPropagation();
    if (isChecking) return;
    if (password === '') return refuse(text.empty);
    setStatus({ step: 'checking' });
    try {
      await source.confirmPassword(password);
      onDone(true);
    } catch (error) {
      refuse(messageOf(error) || text.failed);
    }
  }

  function refuse(message: string) {
    setStatus({ step: 'refused', message });
    input.current?.select();
  }

  return (
    <Dialog
      isOpen
      size="s"
      title={text.title}
      isCloseDisabled={isChecking}
      onOpenChange={(isOpen) => {
        if (!isOpen) onDone(false);
      }}
      footer={
        <>
          <Button slot="close" variant="ghost" isDisabled={isChecking}>
            {text.cancel}
          </Button>
          {providerHref === undefined && (
            <Button type="submit" form={formId} variant="primary" isPending={isChecking} pendingLabel={text.checking}>
              {text.confirm}
            </Button>
          )}
        </>
      }
    >
      {providerHref === undefined ? (
        <Lines id={formId} noValidate onSubmit={(event) => void handleSubmit(event)}>
          <p>{text.why}</p>
          <PasswordField
            label={text.password}
            value={password}
            onChange={(value) => {
              setPassword(value);
              setStatus({ step: 'filling' });
            }}
            autoComplete="current-password"
            errorMessage={status.step === 'refused' ? status.message : undefined}
            isReadOnly={isChecking}
            inputRef={input}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- in a dialog the first focus is ours to place
            autoFocus
          />
        </Lines>
      ) : (
        <Lines as="div">
          <p>{text.whyThere}</p>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- in a dialog the first focus is ours to place */}
          <Link href={providerHref} autoFocus>
            {text.goThere}
          </Link>
        </Lines>
      )}
    </Dialog>
  );
}

const Lines = styled.form`
  display: grid;
  gap: ${tokens.space[4]};

  > p {
    margin: 0;
    color: ${tokens.color.textMuted};
  }
`;
