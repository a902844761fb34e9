import type { CampusFault, LoginInfo, SignInWays } from '@college/curriculum-model';
import { campusFaultSchema } from '@college/curriculum-model';
import type { Cancellable } from '../core/cancellable';
import type { Client } from '../core/client';
import { exchangeCampusCode, getSignInWays } from './campusSignIn.contract';

/** What a provider of the campus sent the browser back with, in the fragment of the sign-in page's address. */
export type CampusReturn = { campusCode: string } | { fault: CampusFault };

/** Signing in at a provider of the campus. Failures are only thrown, not reported: the sign-in page shows them. */
export function createCampusSignIn(client: Client) {
  return {
    /** Returns the providers, and whether the form for passwords is shown at once. */
    loadWays({ signal }: Cancellable = {}): Promise<SignInWays> {
      return client.call(getSignInWays, { signal, isQuiet: true });
    },
    /** A refusal with code 30011 asks for the `code` of the second factor too. Storing the login info, and going to the path `to`, are the caller's. */
    async exchange(request: { campusCode: string; code?: string }): Promise<{ login: LoginInfo; to: string }> {
      const { to, ...data } = await client.call(exchangeCampusCode, { body: request, isQuiet: true });
      return { login: { data }, to };
    },
  };
}

export type CampusSignInResource = ReturnType<typeof createCampusSignIn>;

/**
 * The address that begins a sign-in at a provider; the browser goes there itself. `to` is the path of the workbench to come back to. With
 * `isAgain` the provider asks for the password even where it knows the person.
 */
export function campusBeginAddress(id: number, { to = '/', isAgain = false }: { to?: string; isAgain?: boolean } = {}): string {
  const query = new URLSearchParams({ to, ...(isAgain ? { again: '1' } : {}) });
  return `/college/api/auth/campus/${id}/begin?${query.toString()}`;
}

/** Reads the fragment with which a provider sent the browser back; undefined where it is about something else. */
export function readCampusReturn(hash: string): CampusReturn | undefined {
  const values = new URLSearchParams(hash.replace(/^#/, ''));
  const campusCode = values.get('campusCode');
  if (campusCode) return { campusCode };
  const fault = campusFaultSchema.safeParse(values.get('campusError'));
  return fault.success ? { fault: fault.data } : undefined;
}
