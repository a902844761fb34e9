import { inLanguage, jobTexts, sampleJob, type Bilingual, type JobAd } from '@college/curriculum-model';
import { Link } from '@college/ui/Link';
import { useMessages } from '@college/ui/messages';
import { Note } from '@college/ui/Note';
import { PageHeader } from '@college/ui/PageHeader';
import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import { nameOfValue } from '../jobWords';
import { useLanguage } from '../../support/useLanguage';
import { sampleJobMessages } from './messages';

export interface SampleJobProps {
  /** The job to read. @default the sample job of /anyknow/detail */
  job?: JobAd;
  /** Where the way back to the dashboard leads. */
  backHref: string;
}

const facets = ['website', 'jobType', 'industry', 'city', 'education', 'experience'] as const;

/** A sample job (reference §2.5), marked as fictitious. */
export function SampleJob({ job = sampleJob, backHref }: SampleJobProps) {
  const text = useMessages(sampleJobMessages);
  const language = useLanguage();
  const { duties, demands } = jobTexts[job.kind];
  const lines = (list: readonly Bilingual[]) => list.map((line) => <li key={line.en}>{inLanguage(line, language)}</li>);

  return (
    <>
      <PageHeader
        title={inLanguage(job.title, language)}
        facts={inLanguage(job.employer, language)}
        actions={<Link href={backHref}>{text.back}</Link>}
      />
      <Reading>
        <Note>{text.sample}</Note>
        <Facts>
          <div>
            <dt>{text.salary}</dt>
            <dd>{text.salaryRange({ from: job.salaryFrom, to: job.salaryTo })}</dd>
          </div>
          {facets.map((facet) => (
            <div key={facet}>
              <dt>{text[facet]}</dt>
              <dd>{nameOfValue(facet, job[facet], language)}</dd>
            </div>
          ))}
        </Facts>
        <Part>
          <h2>{text.duties}</h2>
          <ol>{lines(duties)}</ol>
        </Part>
        <Part>
          <h2>{text.demands}</h2>
          <ol>{lines(demands)}</ol>
        </Part>
      </Reading>
    </>
  );
}

const Reading = styled.div`
  display: grid;
  gap: ${tokens.space[6]};
  max-inline-size: ${tokens.size.readMax};
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${tokens.space[4]};
  margin: 0;
  padding-block: ${tokens.space[4]};
  border-block: 1px solid ${tokens.color.border};
  border-block-start-color: ${tokens.color.rule};

  dt {
    color: ${tokens.color.textMuted};
    font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
  }
  dd {
    margin: 0;
  }
`;

const Part = styled.section`
  h2 {
    margin: 0;
    padding-block-end: ${tokens.space[2]};
    font: ${tokens.font.strong} ${tokens.type.section} ${tokens.font.family};
  }
  ol {
    display: grid;
    gap: ${tokens.space[1]};
    margin: 0;
    padding-inline-start: ${tokens.space[5]};
    font: ${tokens.font.regular} ${tokens.type.running} ${tokens.font.family};
  }
`;
