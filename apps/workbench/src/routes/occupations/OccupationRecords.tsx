import { createOccupations, quietClient } from '@college/api-client';
import { may } from '@college/curriculum-model';
import { OccupationList } from '@college/curriculum-widgets/occupations/OccupationList';
import { useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { basePath } from '../../routing/basePath';
import { occupationPath, occupationQueryOf, occupationRecordsPath } from '../../search/occupationPaths';
import type { SearchParams } from '../../search/searchParams';
import { useServices } from '../../services';
import { useLogin } from '../../session/useLogin';

/** The college's records of occupations; page, keyword, level and order are stored in the URL. */
export function OccupationRecords({ search }: { search: SearchParams }) {
  const { client } = useServices();
  const router = useRouter();
  const user = useLogin()?.user;
  const source = useMemo(() => createOccupations(quietClient(client)), [client]);
  const query = occupationQueryOf(search);
  return (
    <OccupationList
      source={source}
      query={query}
      onQueryChange={(next) => router.history.replace(`${basePath}${occupationRecordsPath(next)}`)}
      isEditable={user !== undefined && may(user, 'collegeManage', { collegeId: user.collegeId })}
      detailHref={(id) => occupationPath(id, query)}
      onCreate={() => router.history.push(`${basePath}${occupationPath(undefined, query)}`)}
    />
  );
}
