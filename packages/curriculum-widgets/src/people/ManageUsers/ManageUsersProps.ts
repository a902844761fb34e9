import type { Actor, ManagedUser } from '@college/curriculum-model';
import type { PeopleSource } from '../PeopleSource';

export interface ManageUsersProps {
  /** Where people are read and changed. */
  source: PeopleSource;
  /** Who is signed in. */
  actor: Actor;
  /** The page on show, for an address that names it; leave out to let the list decide. */
  page?: number;
  /** Called with the page when the user changes it. */
  onPageChange?: (page: number) => void;
  /** Where people change their own name and password. */
  accountHref?: string;
}

/** One person of the list, as it is acted on. */
export type PersonAct = { kind: 'edit' | 'reset' | 'secondFactor' | 'status'; person: ManagedUser };
