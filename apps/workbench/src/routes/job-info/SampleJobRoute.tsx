import { readJobFilters, sampleJob, sampleJobs } from '@college/curriculum-model';
import { SampleJob } from '@college/curriculum-widgets/job-info/SampleJob';
import { PageBody } from '@college/curriculum-widgets/shell/PageBody';
import { useMessages } from '@college/ui/messages';
import { useSearch } from '@tanstack/react-router';
import { routeTitles } from '../../routing/routeTitles';
import { idOf, stringifySearchParams } from '../../search/searchParams';
import { useTrail } from '../../shell/useTrail';

/** /anyknow/detail: a sample job (reference §2.5); `jobId`, an extension, names another of the sample, and the filters of the dashboard lead back to it. */
export function SampleJobRoute() {
  const titles = useMessages(routeTitles);
  const search = useSearch({ from: '/main/anyknow/detail' });
  const jobId = idOf(search.jobId);
  const dashboard = `/anyknow/index${stringifySearchParams({ ...readJobFilters(search), view: search.view })}`;
  useTrail([
    { id: 'jobInfo', label: titles.jobInfo, href: dashboard },
    { id: 'sampleJob', label: titles.sampleJob },
  ]);
  return (
    <PageBody>
      <SampleJob job={sampleJobs.find(({ id }) => id === jobId) ?? sampleJob} backHref={dashboard} />
    </PageBody>
  );
}
