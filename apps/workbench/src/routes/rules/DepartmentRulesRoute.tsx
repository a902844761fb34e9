import { createDepartments, quietClient } from '@college/api-client';
import { languageOfCode, may, textOf } from '@college/curriculum-model';
import { EmptyState } from '@college/ui/EmptyState';
import { ErrorState } from '@college/ui/ErrorState';
import { Link } from '@college/ui/Link';
import { useMessages } from '@college/ui/messages';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { workbenchMessages } from '../../messages';
import { useSettings } from '../../preferences/settings';
import { usePageNames } from '../../routing/pageNames';
import { idOf } from '../../search/searchParams';
import { useServices } from '../../services';
import { useLogin } from '../../session/useLogin';
import { useTrail } from '../../shell/useTrail';
import { GuardedRules } from './GuardedRules';
import { rulesPageMessages } from './messages';

/** /department/rules (query id): the rules as a department sets them over its college. */
export function DepartmentRulesRoute() {
  const text = useMessages(rulesPageMessages);
  const shared = useMessages(workbenchMessages);
  const names = usePageNames();
  const { client } = useServices();
  const { language } = useSettings();
  const id = idOf(useSearch({ from: '/main/department/rules' }).id);
  const user = useLogin()?.user;
  const college = useQuery({
    queryKey: ['departments', user?.collegeId, user?.id],
    queryFn: user
      ? ({ signal }) => createDepartments(quietClient(client)).loadDepartments({ collegeId: user.collegeId, userId: user.id }, { signal })
      : skipToken,
  });
  useTrail([{ id: 'departments', label: names.departments, href: '/department' }]);

  if (college.isLoadingError)
    return <ErrorState title={shared.notOpened} hint={college.error.message} onRetry={() => void college.refetch()} />;
  if (!user || college.isPending) return null;
  const wayBack = <Link href="/department">{names.departments}</Link>;
  const department = college.data.departments.find((one) => one.id === id);
  if (id === undefined || !department) return <EmptyState isPage title={text.noDepartment} action={wayBack} />;
  if (!may(user, 'manage', { collegeId: user.collegeId, departmentId: id })) {
    return <EmptyState isPage title={text.needsDepartment} action={wayBack} />;
  }
  const name = textOf(department, 'name', languageOfCode(language));
  return <GuardedRules key={id} of={{ departmentId: id }} title={names.departmentRules} name={name} />;
}
