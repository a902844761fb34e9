import { countJobs, meanSalary, ownSite, type JobAd } from '@college/curriculum-model';
import { BarChart } from '@college/ui/charts';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import { nameOfValue } from '../jobWords';
import { useLanguage } from '../../support/useLanguage';
import { jobDashboardMessages } from './messages';

/** The view of one recruitment site: its share of the jobs shown, their salaries and industries. */
export function SiteView({ jobs }: { jobs: readonly JobAd[] }) {
  const text = useMessages(jobDashboardMessages);
  const language = useLanguage();
  const own = jobs.filter(({ website }) => website === ownSite);
  const mean = meanSalary(own);
  return (
    <Body>
      <p>
        {own.length === 0 ? text.siteNone : text.siteFacts({ count: own.length, all: jobs.length })}{' '}
        {mean !== null && text.siteSalary({ mean: text.salaryValue({ value: String(mean) }) })}
      </p>
      {own.length > 0 && (
        <BarChart
          title={text.ofSite({ site: nameOfValue('website', ownSite, language) })}
          labelHeader={text.industry}
          series={[{ id: 'count', label: text.count }]}
          rows={countJobs(own, 'industry').map(({ id, count }) => ({ id, label: nameOfValue('industry', id, language), values: [count] }))}
        />
      )}
    </Body>
  );
}

const Body = styled.div`
  display: grid;
  gap: ${tokens.space[4]};

  > p {
    margin: 0;
    color: ${tokens.color.textMuted};
  }
`;
