import { storedRecord, type AccountState, type UpdateUserNameRequest } from '@college/curriculum-model';
import type { Client } from '../core/client';
import { quietClient } from '../core/quietClient';
import { updateOwnPassword, updateUserName } from '../users/users.contract';
import { forgetPassword, resetPassword } from './auth.contract';

/** The own account and the forgotten password. Failures are only thrown, not reported: the forms show them at their fields. */
export function createAccount(client: Client) {
  const quiet = quietClient(client);
  return {
    /** The stored login info is the caller's to change (decision 105). Answers the account as stored, where the server does. */
    async changeName(change: UpdateUserNameRequest): Promise<AccountState | undefined> {
      return storedRecord(await quiet.call(updateUserName, { body: change }));
    },
    /** Ends every other sign-in of this person; answers the account as stored, where the server does. */
    async changePassword({ userId, old, new: fresh }: { userId: number; old: string; new: string }): Promise<AccountState | undefined> {
      return storedRecord(await quiet.call(updateOwnPassword, { body: { userId, old, new: fresh } }));
    },
    /** Success does not reveal whether the address is known. */
    async requestReset(email: string): Promise<void> {
      await quiet.call(forgetPassword, { body: { email } });
    },
    async resetPassword({ token, fresh }: { token: string; fresh: string }): Promise<void> {
      await quiet.call(resetPassword, { body: { token, fresh } });
    },
  };
}

export type Account = ReturnType<typeof createAccount>;
