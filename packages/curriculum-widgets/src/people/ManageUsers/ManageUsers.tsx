import { bandOf, type Actor, type ManagedUser } from '@college/curriculum-model';
import { EmptyState } from '@college/ui/EmptyState';
import { useMessages } from '@college/ui/messages';
import { permissionMessages } from '../permission/messages';
import { permissionWord } from '../permission/permissionWords';
import type { PeopleSource } from '../PeopleSource';
import { manageUsersMessages } from './messages';
import { PeopleList } from './PeopleList';

export interface ManageUsersProps {
  /** Where people are read and changed. */
  source: PeopleSource;
  /** Who is signed in. */
  actor: Actor;
  /** The page on show, for an address that names it; leave out to let the list decide. */
  page?: number;
  /** Hears which page shows. */
  onPageChange?: (page: number) => void;
  /** Where people change their own name and password. */
  accountHref?: string;
}

/** One person of the list, as it is acted on. */
export type PersonAct = { kind: 'edit' | 'reset'; person: ManagedUser };

/** The people within one's rights: found, added many at a time, renamed, given a new password (domain.md §4.3). Put it inside a `ToastProvider`. */
export function ManageUsers(props: ManageUsersProps) {
  const text = useMessages(manageUsersMessages);
  const permissions = useMessages(permissionMessages);
  const { permissionId } = props.actor;
  // Whoever has no manage right is told so; the server would refuse the list.
  if (!bandOf(permissionId).manage)
    return <EmptyState title={text.noRight} hint={text.noRightHint({ permission: permissionWord(permissionId, permissions) })} />;
  return <PeopleList {...props} />;
}
