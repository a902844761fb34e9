import { mayAnywhere } from '@college/curriculum-model';
import { EmptyState } from '@college/ui/EmptyState';
import { useMessages } from '@college/ui/messages';
import { permissionMessages } from '../permission/messages';
import { permissionWord } from '../permission/permissionWords';
import { manageUsersMessages } from './messages';
import { PeopleList } from './PeopleList';
import type { ManageUsersProps } from './ManageUsersProps';

/** The people within one's rights: search, bulk adding, renaming, password reset (domain.md §4.3). Put it inside a `ToastProvider`. */
export function ManageUsers(props: ManageUsersProps) {
  const text = useMessages(manageUsersMessages);
  const permissions = useMessages(permissionMessages);
  // Users without the manage right see a message; the server would reject the list.
  if (!mayAnywhere(props.actor, 'manage'))
    return (
      <EmptyState title={text.noRight} hint={text.noRightHint({ permission: permissionWord(props.actor.permissionId, permissions) })} />
    );
  return <PeopleList {...props} />;
}
