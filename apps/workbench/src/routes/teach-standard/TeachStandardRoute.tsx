import { createCollegeMajors, quietClient } from '@college/api-client';
import { TeachStandard } from '@college/curriculum-widgets/college-majors/TeachStandard';
import { PageBody } from '@college/curriculum-widgets/shell/PageBody';
import { useMessages } from '@college/ui/messages';
import { useMemo } from 'react';
import { routeTitles } from '../../routing/routeTitles';
import { collegeMajorPath } from '../../search/collegeMajorPaths';
import { useServices } from '../../services';
import { useTrail } from '../../shell/useTrail';

const majorHref = (majorId: number) => collegeMajorPath(majorId);

/** /college/teachstandard: the national quality standard with this college's majors (decision 8). */
export function TeachStandardRoute() {
  const { client } = useServices();
  const titles = useMessages(routeTitles);
  const source = useMemo(() => createCollegeMajors(quietClient(client)), [client]);
  useTrail([{ id: 'teachStandard', label: titles.teachStandard }]);
  return (
    <PageBody>
      <TeachStandard source={source} majorHref={majorHref} />
    </PageBody>
  );
}
