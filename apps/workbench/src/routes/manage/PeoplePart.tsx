import type { Actor } from '@college/curriculum-model';
import { ManageUsers, manageUsersMessages, toPeopleRequest } from '@college/curriculum-widgets/people/ManageUsers';
import type { PeopleSource } from '@college/curriculum-widgets/people';
import { useMessages } from '@college/ui/messages';
import { listQueryOf } from '../../search/listPlace';
import { wordOf, type SearchParams } from '../../search/searchParams';
import type { ListAddress } from '../../search/useListAddress';
import { useListViews } from '../../search/useListViews';

interface PeoplePartProps {
  source: PeopleSource;
  actor: Actor;
  address: ListAddress;
}

const statuses = ['enabled', 'disabled'] as const;

function peopleQueryOf(search: SearchParams) {
  return { ...listQueryOf(search), status: wordOf(search.status, statuses) ?? ('' as const) };
}

/** The people of /manage with their views: everybody, who may sign in and who may not, and the person's own. */
export function PeoplePart({ source, actor, address }: PeoplePartProps) {
  const text = useMessages(manageUsersMessages);
  const query = peopleQueryOf(address.search);
  const { views, onRowsChange } = useListViews({
    list: '/manage',
    address,
    ...(source.setDisabled && { fixedViews: statuses.map((status) => ({ name: text[status], params: { status } })) }),
    filterNames: [query.status && text[query.status]],
    countRows: async (view, options) =>
      (await source.listPeople({ ...toPeopleRequest(peopleQueryOf(view)), pageSize: 1 }, options)).pageInfo.total,
  });
  return (
    <ManageUsers
      source={source}
      actor={actor}
      query={query}
      onQueryChange={(next) => address.show({ ...next })}
      views={views}
      onRowsChange={onRowsChange}
      isNewOpen={address.search.new === 'person'}
      accountHref="/user"
    />
  );
}
