import type { SignIn } from '@college/curriculum-model';

/** Where a person's own sign-ins are read and ended; a rejection is an error whose message is shown to the person. */
export interface SignInsSource {
  /**
   * The sign-ins that are not over, the latest use first.
   * Call: `GET /user/signins` (extension).
   */
  list: () => Promise<SignIn[]>;
  /**
   * Ends one of them.
   * Call: `POST /user/endsignin` (extension).
   */
  end: (id: number) => Promise<unknown>;
  /**
   * Ends all but the one that asks.
   * Call: `POST /user/endothersignins` (extension).
   */
  endOthers: () => Promise<unknown>;
}
