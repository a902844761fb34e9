import type { CampusFault, SignInWays } from '@college/curriculum-model';

/** What a provider sent the browser back with: a one-use code, or why there is none. */
export type CampusReturned = { campusCode: string } | { fault: CampusFault };

export interface CampusDoorProps {
  /** The providers of the campus, each with its name in both languages. */
  providers: SignInWays['providers'];
  /** Where a sign-in at a provider begins; the browser itself goes there. */
  hrefOf: (id: number) => string;
  /** What a provider sent the browser back with. A code is exchanged at once. */
  returned?: CampusReturned;
  /** Exchanges the code; rejects with an error whose message is for the person. One with the `code` 30011 asks for the code of the second factor. */
  onExchange: (request: { campusCode: string; code?: string }) => Promise<void>;
  /** Whether people sign in by password too; else the form is behind a small link, for the emergency account. */
  isLocalOpen: boolean;
  /** Called with whether the form for account and password is to be seen. */
  onFormShownChange: (isShown: boolean) => void;
}
