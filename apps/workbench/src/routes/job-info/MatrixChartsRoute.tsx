import { createMajors, createOverview, quietClient } from '@college/api-client';
import { MatrixCharts } from '@college/curriculum-widgets/job-info/MatrixCharts';
import { PageBody } from '@college/curriculum-widgets/shell/PageBody';
import { useRouter, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useSettings } from '../../preferences/settings';
import { basePath } from '../../routing/basePath';
import { courseUnitPath, courseUnitsPath, majorDetailPath, matrixPath } from '../../search/coursePaths';
import { idOf, stringifySearchParams } from '../../search/searchParams';
import { useServices } from '../../services';

const places = {
  matrix: matrixPath,
  course: courseUnitPath,
  courseUnits: (majorId: number) => courseUnitsPath({ majorId }),
  majorDetail: (majorId: number) => majorDetailPath({ majorId }),
};

/** /job/aiHome: charts over the matrices of a major of this college (decision 8); `majorId` is an extension. */
export function MatrixChartsRoute() {
  const { client } = useServices();
  const { language } = useSettings();
  const router = useRouter();
  const majorId = idOf(useSearch({ from: '/main/job/aiHome' }).majorId);
  const source = useMemo(() => {
    const quiet = quietClient(client);
    return { ...createMajors(quiet), ...createOverview(quiet) };
  }, [client]);
  return (
    <PageBody>
      <MatrixCharts
        source={source}
        language={language}
        places={places}
        majorId={majorId}
        onMajorChange={(next) => router.history.replace(`${basePath}/job/aiHome${stringifySearchParams({ majorId: next })}`)}
      />
    </PageBody>
  );
}
