import type { LoginInfo, LoginRequest } from '@college/curriculum-model';
import type { Client } from '../core/client';
import { forgetPassword, login, logout, resetPassword } from './auth.contract';

/** Signing in and out. Failures are only thrown, not reported: the sign-in page shows them at its fields. */
export function createAuth(client: Client) {
  return {
    /** A refusal with code 30011 asks for the `code` of the second factor too. Returns the login info; storing it is the caller's decision. */
    async signIn(credentials: LoginRequest): Promise<LoginInfo> {
      return { data: await client.call(login, { body: credentials, isQuiet: true }) };
    },
    /** Ends the sign-in on the server; the stored login info is the caller's to clear, whether or not the server was reached. */
    async signOut(): Promise<void> {
      await client.call(logout, { isQuiet: true });
    },
    async forgetPassword(email: string): Promise<void> {
      await client.call(forgetPassword, { body: { email }, isQuiet: true });
    },
    async resetPassword(token: string, fresh: string): Promise<void> {
      await client.call(resetPassword, { body: { token, fresh }, isQuiet: true });
    },
  };
}
