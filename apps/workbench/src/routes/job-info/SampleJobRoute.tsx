import { sampleJob, sampleJobs } from '@college/curriculum-model';
import { SampleJob } from '@college/curriculum-widgets/job-info/SampleJob';
import { PageBody } from '@college/curriculum-widgets/shell/PageBody';
import { useMessages } from '@college/ui/messages';
import { useSearch } from '@tanstack/react-router';
import { routeTitles } from '../../routing/routeTitles';
import { idOf } from '../../search/searchParams';
import { useTrail } from '../../shell/useTrail';

/** /anyknow/detail: a sample job (reference §2.5); `jobId`, an extension, names another of the sample. */
export function SampleJobRoute() {
  const titles = useMessages(routeTitles);
  const jobId = idOf(useSearch({ from: '/main/anyknow/detail' }).jobId);
  useTrail([
    { id: 'jobInfo', label: titles.jobInfo, href: '/anyknow/index' },
    { id: 'sampleJob', label: titles.sampleJob },
  ]);
  return (
    <PageBody>
      <SampleJob job={sampleJobs.find(({ id }) => id === jobId) ?? sampleJob} backHref="/anyknow/index" />
    </PageBody>
  );
}
