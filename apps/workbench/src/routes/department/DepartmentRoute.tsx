import { createDepartments, createMajors, quietClient } from '@college/api-client';
import { queryKeys } from '@college/api-client/react';
import { Departments } from '@college/curriculum-widgets/organisation/Departments';
import { PageBody } from '@college/curriculum-widgets/shell/PageBody';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTrash } from '../../history/useTrash';
import { departmentRulesPath, majorHomePath } from '../../search/coursePaths';
import { useListAddress } from '../../search/useListAddress';
import { useServices } from '../../services';
import { useLogin } from '../../session/useLogin';

/** /department: the departments and majors of the college (decision 8); `new=department`, an extension, opens the window of a new one; the keyword is stored in the URL. */
export function DepartmentRoute() {
  const { client } = useServices();
  const queryClient = useQueryClient();
  const user = useLogin()?.user;
  const trash = useTrash();
  const { search, show } = useListAddress('/department');
  const source = useMemo(() => {
    const quiet = quietClient(client);
    return { ...createMajors(quiet), ...createDepartments(quiet) };
  }, [client]);
  if (!user) return null;
  return (
    <PageBody>
      <Departments
        source={source}
        actor={user}
        isNewOpen={search.new === 'department'}
        keyword={search.keyword ?? ''}
        onKeywordChange={(keyword) => show({ keyword })}
        homeHref={(majorId) => majorHomePath({ majorId })}
        rulesHref={departmentRulesPath}
        trash={trash}
        onChanged={() => void queryClient.invalidateQueries({ queryKey: queryKeys.majors })}
      />
    </PageBody>
  );
}
