import { createSecurity } from '@college/api-client';
import { Reauthenticate } from '@college/curriculum-widgets/account/Reauthenticate';
import { useState } from 'react';
import { useServices } from '../services';

/** The dialog that asks for the password again, with the calls that check it; loaded when it is first asked. */
export function PasswordDialog({ onDone }: { onDone: (isConfirmed: boolean) => void }) {
  const { client } = useServices();
  const [source] = useState(() => createSecurity(client));
  return <Reauthenticate source={source} onDone={onDone} />;
}
