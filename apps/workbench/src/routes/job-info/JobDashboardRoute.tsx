import { readJobFilters } from '@college/curriculum-model';
import { JobDashboard, jobViews } from '@college/curriculum-widgets/job-info/JobDashboard';
import { PageBody } from '@college/curriculum-widgets/shell/PageBody';
import { useRouter, useSearch } from '@tanstack/react-router';
import { basePath } from '../../routing/basePath';
import { stringifySearchParams } from '../../search/searchParams';

/** /anyknow/index: the job-info dashboard (reference §2.5); filters and view are stored in the URL. */
export function JobDashboardRoute() {
  const router = useRouter();
  const search = useSearch({ from: '/main/anyknow/index' });
  const filters = readJobFilters(search);
  const view = jobViews.find((id) => id === search.view);

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
