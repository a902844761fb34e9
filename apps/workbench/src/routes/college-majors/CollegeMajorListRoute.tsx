import { useTrash } from '../../history/useTrash';
import { useListAddress } from '../../search/useListAddress';
import { createCollegeMajors, quietClient } from '@college/api-client';
import { may } from '@college/curriculum-model';
import { CollegeMajorList } from '@college/curriculum-widgets/college-majors/CollegeMajorList';
import { PageBody } from '@college/curriculum-widgets/shell/PageBody';
import { useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { basePath } from '../../routing/basePath';
import { collegeMajorPath, collegeMajorQueryOf } from '../../search/collegeMajorPaths';
import { useServices } from '../../services';
import { useLogin } from '../../session/useLogin';

/** /college/majorList: a college's majors by the quality standard; page, keyword, category and order are stored in the URL. */
export function CollegeMajorListRoute() {
  const { client } = useServices();
  const router = useRouter();
  const { search, show } = useListAddress('/college/majorList', ['type']);
  const query = collegeMajorQueryOf(search);
  const user = useLogin()?.user;
  const source = useMemo(() => createCollegeMajors(quietClient(client)), [client]);
  const trash = useTrash();

  return (
    <PageBody>
      <CollegeMajorList
        source={source}
        trash={trash}
        query={query}
        onQueryChange={(next) => show({ ...next })}
        isEditable={user !== undefined && may(user, 'collegeManage', { collegeId: user.collegeId })}
        detailHref={(majorId) => collegeMajorPath(majorId, query)}
        onCreate={() => router.history.push(`${basePath}${collegeMajorPath(undefined, query)}`)}
      />
    </PageBody>
  );
}
