import { inLanguage, type JobAd } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import type { Clock } from '@college/ui/clock';
import { Icon } from '@college/ui/icons';
import { Link } from '@college/ui/Link';
import { useMessages } from '@college/ui/messages';
import { screenOnly } from '@college/ui/print';
import { tokens } from '@college/ui/theme';
import { Pause, Play } from 'lucide-react';
import { useId } from 'react';
import { styled } from 'styled-components';
import { nameOfValue } from '../jobWords';
import { useLanguage } from '../../support/useLanguage';
import { jobDashboardMessages } from './messages';
import { shownJobs } from './tickerState';
import { rowHeight, useTicker } from './useTicker';
import { SectionTitle } from '../../support/textParts';

interface MovingJobsProps {
  jobs: readonly JobAd[];
  hrefOf: (job: JobAd) => string;
  clock?: Clock;
}

/** The jobs, six at a time, moving on every 3 s; the pointer, the focus and the button hold them (WCAG 2.2.2). */
export function MovingJobs({ jobs, hrefOf, clock }: MovingJobsProps) {
  const text = useMessages(jobDashboardMessages);
  const language = useLanguage();
  const headingId = useId();
  const { list, hold, isSetMoving, press } = useTicker({ count: jobs.length, clock });

  return (
    <Section aria-labelledby={headingId}>
      <Head>
        <SectionTitle id={headingId}>{text.jobs}</SectionTitle>
        {jobs.length > shownJobs && (
          <Hold variant="ghost" aria-label={isSetMoving ? text.pauseLong : text.resumeLong} onPress={press}>
            <Icon of={isSetMoving ? Pause : Play} />
            {isSetMoving ? text.pause : text.resume}
          </Hold>
        )}
      </Head>
      <List key={jobs.map(({ id }) => id).join()} ref={list} {...hold}>
        {jobs.map((job) => {
          const title = inLanguage(job.title, language);
          const place = [
            inLanguage(job.employer, language),
            nameOfValue('city', job.city, language),
            nameOfValue('jobType', job.jobType, language),
          ].join(' · ');
          return (
            <Row key={job.id} title={title + text.comma + place}>
              <Words>
                <Title href={hrefOf(job)}>{title}</Title>
                <Muted>{place}</Muted>
              </Words>
              <Salary>{text.salaryRange({ from: job.salaryFrom, to: job.salaryTo })}</Salary>
            </Row>
          );
        })}
      </List>
    </Section>
  );
}

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-inline-size: 0;
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-block-size: 40px;
`;

const Hold = styled(Button)`
  ${screenOnly}
`;

const List = styled.ul`
  position: relative;
  block-size: ${shownJobs * rowHeight + 2}px;
  margin: 0;
  padding: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  /* Firefox would take the slide of the rows for a move of the content, and scroll after it. */
  overflow-anchor: none;
  border-block: 1px solid ${tokens.color.rule};
  border-block-end-color: ${tokens.color.border};
  list-style: none;

  @media print {
    block-size: auto;
    overflow: visible;
  }
`;

const Row = styled.li`
  display: flex;
  align-items: center;
  gap: ${tokens.space[4]};
  block-size: ${rowHeight}px;
  padding-inline: ${tokens.space[2]};
  border-block-end: 1px solid ${tokens.color.border};

  &:last-child {
    border-block-end: 0;
  }
  &:hover {
    background: ${tokens.color.rowHover};
  }
`;

const Words = styled.div`
  display: grid;
  flex: 1;
  justify-items: start;
  min-inline-size: 0;
`;

const Title = styled(Link)`
  max-inline-size: 100%;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Muted = styled.span`
  max-inline-size: 100%;
  overflow: hidden;
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Salary = styled.span`
  flex: none;
  font-variant-numeric: tabular-nums lining-nums;
`;
