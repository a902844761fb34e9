import { listQueryOf } from '../../search/listPlace';
import { useListAddress } from '../../search/useListAddress';
import { createDirectories, quietClient } from '@college/api-client';
import { qualificationEdition, qualificationEditionUrl } from '@college/curriculum-model';
import { QualificationDirectory } from '@college/curriculum-widgets/directories/QualificationDirectory';
import { PageBody } from '@college/curriculum-widgets/shell/PageBody';
import { useMemo } from 'react';
import { useServices } from '../../services';

/** /dic/jobDirectory: the directory of professional qualifications; page, name and order are stored in the URL. */
export function QualificationsRoute() {
  const { client } = useServices();
  const { search, show } = useListAddress('/dic/jobDirectory');
  const source = useMemo(() => createDirectories(quietClient(client)), [client]);
  return (
    <PageBody>
      <QualificationDirectory
        source={source}
        edition={qualificationEdition}
        editionUrl={qualificationEditionUrl}
        query={listQueryOf(search)}
        onQueryChange={(query) => show({ ...query })}
      />
    </PageBody>
  );
}
