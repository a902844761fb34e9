import { useTrash } from '../../history/useTrash';
import { useListAddress } from '../../search/useListAddress';
import { createTalentReports, quietClient } from '@college/api-client';
import { may } from '@college/curriculum-model';
import { PageBody } from '@college/curriculum-widgets/shell/PageBody';
import { TalentReportList } from '@college/curriculum-widgets/talent/TalentReportList';
import { useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { basePath } from '../../routing/basePath';
import { talentQueryOf, talentReportPath } from '../../search/talentPaths';
import { useServices } from '../../services';
import { useLogin } from '../../session/useLogin';

/** /dic/talentDemand: the talent demand reports of the college; page, keyword and order are stored in the URL. */
export function TalentReportsRoute() {
  const { client } = useServices();
  const router = useRouter();
  const { search, show } = useListAddress('/dic/talentDemand');
  const query = talentQueryOf(search);
  const user = useLogin()?.user;
  const source = useMemo(() => createTalentReports(quietClient(client)), [client]);
  const trash = useTrash();
  return (
    <PageBody>
      <TalentReportList
        source={source}
        trash={trash}
        query={query}
        onQueryChange={(next) => show({ ...next })}
        isEditable={user !== undefined && may(user, 'collegeManage', { collegeId: user.collegeId })}
        detailHref={(id) => talentReportPath(id, query)}
        onCreate={() => router.history.push(`${basePath}${talentReportPath(undefined, query)}`)}
      />
    </PageBody>
  );
}
