import { countJobs, filterJobs, sampleJobs, type JobAd, type JobFacet, type JobFilters } from '@college/curriculum-model';
import { PieChart } from '@college/ui/charts';
import type { Clock } from '@college/ui/clock';
import { EmptyState } from '@college/ui/EmptyState';
import { useMessages } from '@college/ui/messages';
import { Note } from '@college/ui/Note';
import { PageHeader } from '@college/ui/PageHeader';
import { onNarrowWindow, onSmallWindow, tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import { nameOfValue } from '../jobWords';
import { useLanguage } from '../../support/useLanguage';
import { JobFilterBar } from './JobFilterBar';
import { jobDashboardMessages } from './messages';
import { MovingJobs } from './MovingJobs';
import { JobViews } from './JobViews';
import type { JobView } from './jobViewNames';

export interface JobDashboardProps {
  /** The chosen filters. */
  filters: JobFilters;
  /** Called with the filters when the user changes one. */
  onFiltersChange: (filters: JobFilters) => void;
  /** The view that shows. @default 'website' */
  view?: JobView;
  /** Called with the view that the user selects. */
  onViewChange?: (view: JobView) => void;
  /** Where a job leads. */
  hrefOf: (job: JobAd) => string;
  /** The jobs to show. @default the forty of the fixed sample */
  jobs?: readonly JobAd[];
  /** Where the waiting between two moves of the list comes from. */
  clock?: Clock;
}

/** The job-info dashboard over fixed sample data (reference §2.5): filters, a moving list, five views and two pies. */
export function JobDashboard(props: JobDashboardProps) {
  const { filters, onFiltersChange, view, onViewChange, hrefOf, jobs = sampleJobs, clock } = props;
  const text = useMessages(jobDashboardMessages);
  const language = useLanguage();
  const shown = filterJobs(jobs, filters);
  const shareBy = (facet: JobFacet) =>
    countJobs(shown, facet).map(({ id, count }) => ({ id, label: nameOfValue(facet, id, language), value: count }));

  return (
    <>
      <PageHeader title={text.title} facts={<span role="status">{text.facts({ shown: shown.length, all: jobs.length })}</span>} />
      <Note>{text.sample}</Note>
      <JobFilterBar filters={filters} onFiltersChange={onFiltersChange} />
      {shown.length === 0 ? (
        <EmptyState title={text.none} hint={text.noneHint} />
      ) : (
        <>
          <Columns>
            <MovingJobs jobs={shown} hrefOf={hrefOf} clock={clock} />
            <JobViews jobs={shown} view={view} onViewChange={onViewChange} />
          </Columns>
          <Pies>
            <PieChart title={text.industryShare} data={shareBy('industry')} labelHeader={text.industry} valueHeader={text.count} />
            <PieChart title={text.cityShare} data={shareBy('city')} labelHeader={text.city} valueHeader={text.count} />
          </Pies>
        </>
      )}
    </>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  align-items: start;
  gap: ${tokens.space[10]};
  padding-block-end: ${tokens.space[4]};

  ${onSmallWindow} {
    grid-template-columns: minmax(0, 1fr);
  }

  /* On paper the list is whole, and comes after what sums it up. */
  @media print {
    grid-template-columns: minmax(0, 1fr);

    > :first-child {
      order: 1;
    }
  }
`;

const Pies = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: ${tokens.space[10]};
  padding-block-start: ${tokens.space[6]};
  border-block-start: 1px solid ${tokens.color.border};

  ${onNarrowWindow} {
    grid-template-columns: minmax(0, 1fr);
  }
  @media print {
    grid-template-columns: minmax(0, 1fr);
  }
`;
