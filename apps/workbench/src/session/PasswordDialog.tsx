import { campusBeginAddress, createSecurity, type ApiError } from '@college/api-client';
import { Reauthenticate } from '@college/curriculum-widgets/account/Reauthenticate';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { basePath } from '../routing/basePath';
import { useServices } from '../services';

interface PasswordDialogProps {
  /** Why the call was not made: it names the provider of the campus where the person signed in at one. */
  refusal: ApiError;
  onDone: (isConfirmed: boolean) => void;
}

/** The dialog that asks for the password again, with the calls that check it, or leads to the provider that knows it; loaded when it is first asked. */
export function PasswordDialog({ refusal, onDone }: PasswordDialogProps) {
  const { client } = useServices();
  const { history } = useRouter();
  const [source] = useState(() => createSecurity(client));
  const { campusProviderId: id = null } = (refusal.data ?? {}) as { campusProviderId?: number | null };
  const to = history.location.href.slice(basePath.length) || '/';
  return (
    <Reauthenticate source={source} onDone={onDone} {...(id !== null && { providerHref: campusBeginAddress(id, { to, isAgain: true }) })} />
  );
}
