import { createTalentReports, quietClient } from '@college/api-client';
import { may } from '@college/curriculum-model';
import { PageBody } from '@college/curriculum-widgets/shell/PageBody';
import { TalentReportList } from '@college/curriculum-widgets/talent/TalentReportList';
import { useRouter, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { basePath } from '../../routing/basePath';
import { talentQueryOf, talentReportPath, talentReportsPath } from '../../search/talentPaths';
import { useServices } from '../../services';
import { useLogin } from '../../session/useLogin';

/** /dic/talentDemand: the talent demand reports of the college; page and keyword are stored in the URL. */
export function TalentReportsRoute() {
  const { client } = useServices();
  const router = useRouter();
  const query = talentQueryOf(useSearch({ from: '/main/dic/talentDemand' }));
  const user = useLogin()?.user;
  const source = useMemo(() => createTalentReports(quietClient(client)), [client]);
  return (
    <PageBody>
      <TalentReportList
        source={source}
        query={query}
        onQueryChange={(next) => router.history.replace(`${basePath}${talentReportsPath(next)}`)}
        isEditable={user !== undefined && may(user, 'collegeManage', { collegeId: user.collegeId })}
        detailHref={(id) => talentReportPath(id, query)}
        onCreate={() => router.history.push(`${basePath}${talentReportPath(undefined, query)}`)}
      />
    </PageBody>
  );
}
