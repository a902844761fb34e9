import type { SecondFactor, SecondFactorKey } from '@college/curriculum-model';

/** Where the second factor of a person's own account is switched; a rejection is an error whose message is shown to the person. */
export interface SecondFactorSource {
  /**
   * Whether it is on.
   * Call: `GET /user/secondfactor` (extension).
   */
  load: () => Promise<SecondFactor>;
  /**
   * A new key for the authenticator app.
   * Call: `POST /user/beginsecondfactor` (extension).
   */
  begin: () => Promise<SecondFactorKey>;
  /**
   * Switches it on with a code of the new key; answers the recovery codes.
   * Call: `POST /user/confirmsecondfactor` (extension).
   */
  confirm: (code: string) => Promise<string[]>;
  /**
   * Switches it off with a code.
   * Call: `POST /user/endsecondfactor` (extension).
   */
  switchOff: (code: string) => Promise<unknown>;
}
