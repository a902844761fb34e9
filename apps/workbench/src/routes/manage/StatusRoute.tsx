import { createServerStatus, quietClient } from '@college/api-client';
import { ServerStatus } from '@college/curriculum-widgets/people/ServerStatus';
import { PageBody } from '@college/curriculum-widgets/shell/PageBody';
import { useMemo } from 'react';
import { usePageNames } from '../../routing/pageNames';
import { useServices } from '../../services';
import { useTrail } from '../../shell/useTrail';

/** /manage/status: how the server is, for college managers. */
export function StatusRoute() {
  const { client } = useServices();
  const names = usePageNames();
  const source = useMemo(() => createServerStatus(quietClient(client)), [client]);
  useTrail([{ id: 'people', label: names.people, href: '/manage' }]);
  return (
    <PageBody>
      <ServerStatus source={source} />
    </PageBody>
  );
}
