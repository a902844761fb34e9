import { createMajors, quietClient } from '@college/api-client';
import { queryKeys, reachableMajorsOptions } from '@college/api-client/react';
import { languageOfCode, may, textOf } from '@college/curriculum-model';
import { MajorList, toMajorListRequest } from '@college/curriculum-widgets/majors/MajorList';
import { PageBody } from '@college/curriculum-widgets/shell/PageBody';
import { useMessages } from '@college/ui/messages';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { workbenchMessages } from '../../messages';
import { useSettings } from '../../preferences/settings';
import { basePath } from '../../routing/basePath';
import { courseUnitsPath, majorDetailPath, majorHomePath } from '../../search/coursePaths';
import { listQueryOf } from '../../search/listPlace';
import { idOf } from '../../search/searchParams';
import { useListAddress } from '../../search/useListAddress';
import { useListViews } from '../../search/useListViews';
import { useServices } from '../../services';
import { useLogin } from '../../session/useLogin';
import { useTrail } from '../../shell/useTrail';

/** /major/list: the majors within reach; page, keyword, department, order and columns are stored in the URL, so that going back restores the list. */
export function MajorListRoute() {
  const text = useMessages(workbenchMessages);
  const { client } = useServices();
  const { language } = useSettings();
  const queryClient = useQueryClient();
  const router = useRouter();
  const address = useListAddress('/major/list', ['departmentId']);
  const { search, show } = address;
  const user = useLogin()?.user;
  const source = useMemo(() => createMajors(quietClient(client)), [client]);
  const person = { collegeId: user?.collegeId ?? 0, userId: user?.id ?? 0 };
  const reach = useQuery({ ...reachableMajorsOptions(client, person), ...(user ? {} : { queryFn: skipToken }) });
  const query = { ...listQueryOf(search), departmentId: idOf(search.departmentId) };

  useTrail([{ id: 'majors', label: text.majorManagement }]);

  const departments = reach.data?.departments.map(({ id, ...department }) => ({
    id,
    name: textOf(department, 'name', languageOfCode(language)),
  }));
  const { views, onRowsChange } = useListViews({
    list: '/major/list',
    address,
    filterNames: [departments?.find(({ id }) => id === query.departmentId)?.name],
    async countRows(view, options) {
      const of = { ...listQueryOf(view), departmentId: idOf(view.departmentId) };
      return (await source.listMajors({ ...toMajorListRequest(of, languageOfCode(language)), pageSize: 1 }, options)).pageInfo.total;
    },
  });
  const isOwn = (department: { id: number }) =>
    user !== undefined && may(user, 'manage', { collegeId: user.collegeId, departmentId: department.id });

  function handleCreated(majorId: number) {
    void queryClient.invalidateQueries({ queryKey: queryKeys.majors });
    router.history.push(`${basePath}${majorHomePath({ majorId })}`);
  }
  return (
    <PageBody>
      <MajorList
        source={source}
        query={query}
        onQueryChange={(next) => show({ ...next })}
        views={views}
        onRowsChange={onRowsChange}
        departments={departments}
        ownDepartments={departments?.filter(isOwn)}
        isNewOpen={search.new === 'major'}
        onCreated={handleCreated}
        homeHref={(majorId) => majorHomePath({ majorId })}
        detailHref={(majorId) => majorDetailPath({ majorId })}
        courseUnitsHref={(majorId) => courseUnitsPath({ majorId })}
      />
    </PageBody>
  );
}
