import { countJobs, facetOf, jobFacets, meanSalary, ownSite, type JobAd, type JobFacet } from '@college/curriculum-model';
import { BarChart, type BarDatum } from '@college/ui/charts';
import { useMessages } from '@college/ui/messages';
import { Tab, TabList, TabPanel, Tabs } from '@college/ui/Tabs';
import { nameOfValue } from '../jobWords';
import { useLanguage } from '../../support/useLanguage';
import { jobViews, type JobView } from './jobViewNames';
import { jobDashboardMessages } from './messages';
import { SiteView } from './SiteView';

interface JobViewsProps {
  jobs: readonly JobAd[];
  view?: JobView;
  onViewChange?: (view: JobView) => void;
}

/** Five views of the filtered jobs. */
export function JobViews({ jobs, view = 'website', onViewChange }: JobViewsProps) {
  const text = useMessages(jobDashboardMessages);
  const language = useLanguage();
  const nameOf = (facet: JobFacet, id: string) => nameOfValue(facet, id, language);
  const rowsBy = (facet: JobFacet, valuesOf: (jobs: readonly JobAd[]) => number[]): BarDatum[] =>
    countJobs(jobs, facet).map(({ id }) => ({
      id,
      label: nameOf(facet, id),
      values: valuesOf(jobs.filter((job) => facetOf(job, facet) === id)),
    }));
  const seriesBy = (facet: JobFacet) => jobFacets[facet].map(({ id }) => ({ id, label: nameOf(facet, id) }));
  const countsBy = (facet: JobFacet) => (some: readonly JobAd[]) =>
    jobFacets[facet].map(({ id }) => some.filter((job) => facetOf(job, facet) === id).length);
  const largestFirst = (rows: BarDatum[]) => rows.toSorted((one, other) => (other.values[0] ?? 0) - (one.values[0] ?? 0));

  const panels: Record<JobView, React.ReactNode> = {
    website: (
      <BarChart
        title={text.byTypeOfWebsite}
        labelHeader={text.website}
        series={seriesBy('jobType')}
        rows={rowsBy('website', countsBy('jobType'))}
      />
    ),
    jobType: (
      <BarChart
        title={text.byEducationOfType}
        labelHeader={text.jobType}
        series={seriesBy('education')}
        rows={rowsBy('jobType', countsBy('education'))}
      />
    ),
    industry: (
      <BarChart
        title={text.salaryOfIndustry}
        labelHeader={text.industry}
        series={[{ id: 'mean', label: text.mean }]}
        rows={largestFirst(rowsBy('industry', (some) => [meanSalary(some) ?? 0]))}
        formatValue={(value) => text.salaryValue({ value: String(value) })}
      />
    ),
    city: (
      <BarChart
        title={text.countOfCity}
        labelHeader={text.city}
        series={[{ id: 'count', label: text.count }]}
        rows={largestFirst(rowsBy('city', (some) => [some.length]))}
      />
    ),
    site: <SiteView jobs={jobs} />,
  };

  return (
    <Tabs
      selectedKey={view}
      onSelectionChange={(key) => {
        const chosen = jobViews.find((id) => id === key);
        if (chosen) onViewChange?.(chosen);
      }}
    >
      <TabList aria-label={text.views}>
        {jobViews.map((id) => (
          <Tab key={id} id={id}>
            {id === 'site' ? nameOf('website', ownSite) : text[id]}
          </Tab>
        ))}
      </TabList>
      {jobViews.map((id) => (
        <TabPanel key={id} id={id}>
          {panels[id]}
        </TabPanel>
      ))}
    </Tabs>
  );
}
