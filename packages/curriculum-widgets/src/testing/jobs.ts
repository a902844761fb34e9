import { jobDashboardMessages } from '../job-info/JobDashboard/messages';
import { matrixChartsMessages } from '../job-info/MatrixCharts/messages';
import { sampleJobMessages } from '../job-info/SampleJob/messages';
import type { Driver } from './Driver';
import { ledBy, partsCalled } from './named';

/** `JobDashboard` and `SampleJob`: sample jobs with their figures, and one of them. */
export function jobDashboard<Part>(driver: Driver<Part>) {
  const { part, click } = driver;
  const { by } = partsCalled(driver, jobDashboardMessages);
  const jobs = by('region', 'jobs');
  return {
    jobs,
    job: (name: string | RegExp) => part('link', { name, inside: jobs }),
    /** The table of a chart. */
    chart: (which: 'byTypeOfWebsite' | 'industryShare' | 'cityShare') => by('table', which),
    /** Shows the jobs that one filter lets through. */
    async filter(by: 'website' | 'jobType' | 'salary' | 'education' | 'experience', value: string | RegExp) {
      await click(part('button', { name: ledBy(jobDashboardMessages, by) }));
      await click(part('option', { name: value }));
    },
    show: (view: 'website' | 'jobType' | 'industry' | 'city') => click(by('tab', view)),
    /** Leads from one job to the dashboard. */
    back: partsCalled(driver, sampleJobMessages).by('link', 'back'),
  };
}

/** `MatrixCharts`: figures of the matrices of a major. */
export function matrixCharts<Part>(driver: Driver<Part>) {
  const { click } = driver;
  const { by } = partsCalled(driver, matrixChartsMessages);
  return {
    major: by('combobox', 'major'),
    /** The table of a chart. */
    chart: (which: 'support' | 'progress' | 'points' | 'ksa' | 'hours') => by('table', which),
    exportCsv: () => click(by('button', 'exportCsv')),
    print: () => click(by('button', 'print')),
  };
}
