import { createCollegeMajors, quietClient } from '@college/api-client';
import { TeachStandard } from '@college/curriculum-widgets/college-majors/TeachStandard';
import { PageBody } from '@college/curriculum-widgets/shell/PageBody';
import { useMemo } from 'react';
import { collegeMajorPath } from '../../search/collegeMajorPaths';
import { useServices } from '../../services';

const majorHref = (majorId: number) => collegeMajorPath(majorId);

/** /college/teachstandard: the national quality standard with this college's majors (decision 8). */
export function TeachStandardRoute() {
  const { client } = useServices();
  const source = useMemo(() => createCollegeMajors(quietClient(client)), [client]);
  return (
    <PageBody>
      <TeachStandard source={source} majorHref={majorHref} />
    </PageBody>
  );
}
