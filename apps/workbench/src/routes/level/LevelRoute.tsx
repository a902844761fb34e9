import { createOccupations, quietClient } from '@college/api-client';
import { OccupationLevels } from '@college/curriculum-widgets/organisation/OccupationLevels';
import { PageBody } from '@college/curriculum-widgets/shell/PageBody';
import { useMessages } from '@college/ui/messages';
import { useMemo } from 'react';
import { routeTitles } from '../../routing/routeTitles';
import { useServices } from '../../services';
import { useTrail } from '../../shell/useTrail';

/** /level: the tree of occupation levels, to be read (decision 8). */
export function LevelRoute() {
  const { client } = useServices();
  const titles = useMessages(routeTitles);
  const source = useMemo(() => createOccupations(quietClient(client)), [client]);
  useTrail([{ id: 'level', label: titles.level }]);
  return (
    <PageBody>
      <OccupationLevels source={source} />
    </PageBody>
  );
}
