import { createOccupations, quietClient } from '@college/api-client';
import { OccupationLevels } from '@college/curriculum-widgets/organisation/OccupationLevels';
import { PageBody } from '@college/curriculum-widgets/shell/PageBody';
import { useMemo } from 'react';
import { useServices } from '../../services';

/** /level: the tree of occupation levels, to be read (decision 8). */
export function LevelRoute() {
  const { client } = useServices();
  const source = useMemo(() => createOccupations(quietClient(client)), [client]);
  return (
    <PageBody>
      <OccupationLevels source={source} />
    </PageBody>
  );
}
