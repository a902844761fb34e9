import { readJobFilters } from '@college/curriculum-model';
import { JobDashboard, jobViews } from '@college/curriculum-widgets/job-info/JobDashboard';
import { PageBody } from '@college/curriculum-widgets/shell/PageBody';
import { useMessages } from '@college/ui/messages';
import { useRouter, useSearch } from '@tanstack/react-router';
import { basePath } from '../../routing/basePath';
import { routeTitles } from '../../routing/routeTitles';
import { stringifySearchParams } from '../../search/searchParams';
import { useTrail } from '../../shell/useTrail';

/** /anyknow/index: the job-info dashboard (reference §2.5); filters and view stand in the address. */
export function JobDashboardRoute() {
  const titles = useMessages(routeTitles);
  const router = useRouter();
  const search = useSearch({ from: '/main/anyknow/index' });
  const filters = readJobFilters(search);
  const view = jobViews.find((id) => id === search.view);
  useTrail([{ id: 'jobInfo', label: titles.jobInfo }]);

  const go = (next: Record<string, string | undefined>) =>
    router.history.replace(`${basePath}/anyknow/index${stringifySearchParams(next)}`);
  return (
    <PageBody>
      <JobDashboard
        filters={filters}
        onFiltersChange={(next) => go({ ...next, view })}
        view={view}
        onViewChange={(next) => go({ ...filters, view: next })}
        hrefOf={({ id }) => `/anyknow/detail${stringifySearchParams({ ...filters, view, jobId: id })}`}
      />
    </PageBody>
  );
}
