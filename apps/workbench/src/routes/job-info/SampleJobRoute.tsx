import { readJobFilters, sampleJob, sampleJobs } from '@college/curriculum-model';
import { SampleJob } from '@college/curriculum-widgets/job-info/SampleJob';
import { PageBody } from '@college/curriculum-widgets/shell/PageBody';
import { useSearch } from '@tanstack/react-router';
import { usePageNames } from '../../routing/pageNames';
import { idOf, stringifySearchParams } from '../../search/searchParams';
import { useTrail } from '../../shell/useTrail';

/** /anyknow/detail: a sample job (reference §2.5); `jobId`, an extension, names another of the sample, and the filters of the dashboard lead back to it. */
export function SampleJobRoute() {
  const names = usePageNames();
  const search = useSearch({ from: '/main/anyknow/detail' });
  const jobId = idOf(search.jobId);
  const dashboard = `/anyknow/index${stringifySearchParams({ ...readJobFilters(search), view: search.view })}`;
  useTrail([{ id: 'jobInfo', label: names.jobInfo, href: dashboard }]);
  return (
    <PageBody>
      <SampleJob job={sampleJobs.find(({ id }) => id === jobId) ?? sampleJob} backHref={dashboard} />
    </PageBody>
  );
}
