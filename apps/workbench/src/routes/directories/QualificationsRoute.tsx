import { createDirectories, quietClient } from '@college/api-client';
import { qualificationEdition, qualificationEditionUrl } from '@college/curriculum-model';
import { QualificationDirectory } from '@college/curriculum-widgets/directories/QualificationDirectory';
import { PageBody } from '@college/curriculum-widgets/shell/PageBody';
import { useRouter, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { basePath } from '../../routing/basePath';
import { qualificationsPath } from '../../search/directoryPaths';
import { idOf } from '../../search/searchParams';
import { useServices } from '../../services';

/** /dic/jobDirectory: the directory of professional qualifications; page and name are stored in the URL. */
export function QualificationsRoute() {
  const { client } = useServices();
  const router = useRouter();
  const search = useSearch({ from: '/main/dic/jobDirectory' });
  const source = useMemo(() => createDirectories(quietClient(client)), [client]);
  return (
    <PageBody>
      <QualificationDirectory
        source={source}
        edition={qualificationEdition}
        editionUrl={qualificationEditionUrl}
        query={{ page: idOf(search.page) ?? 1, keyword: search.keyword ?? '' }}
        onQueryChange={(query) => router.history.replace(`${basePath}${qualificationsPath(query)}`)}
      />
    </PageBody>
  );
}
