import { createOccupations, quietClient } from '@college/api-client';
import { may } from '@college/curriculum-model';
import { OccupationList, toPagesRequest } from '@college/curriculum-widgets/occupations/OccupationList';
import { useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTrash } from '../../history/useTrash';
import { basePath } from '../../routing/basePath';
import { occupationPath, occupationQueryOf } from '../../search/occupationPaths';
import { useListAddress } from '../../search/useListAddress';
import { useListViews } from '../../search/useListViews';
import { useServices } from '../../services';
import { useLogin } from '../../session/useLogin';

/** The college's records of occupations; page, keyword, level, order and columns are stored in the URL. */
export function OccupationRecords() {
  const { client } = useServices();
  const router = useRouter();
  const user = useLogin()?.user;
  const source = useMemo(() => createOccupations(quietClient(client)), [client]);
  const trash = useTrash();
  const address = useListAddress('/job/list', ['level']);
  const { search, show } = address;
  const query = occupationQueryOf(search);
  const { views, onRowsChange } = useListViews({
    list: '/job/list',
    address,
    countRows: async (view, options) =>
      (await source.listOccupations({ ...toPagesRequest(occupationQueryOf(view)), pageSize: 1 }, options)).pageInfo.total,
  });
  return (
    <OccupationList
      source={source}
      trash={trash}
      query={query}
      onQueryChange={(next) => show({ ...next })}
      views={views}
      onRowsChange={onRowsChange}
      isEditable={user !== undefined && may(user, 'collegeManage', { collegeId: user.collegeId })}
      detailHref={(id) => occupationPath(id, query)}
      onCreate={() => router.history.push(`${basePath}${occupationPath(undefined, query)}`)}
    />
  );
}
