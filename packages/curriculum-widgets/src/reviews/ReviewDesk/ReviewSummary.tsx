import type { EditionComparison, ProposalDetail } from '@college/curriculum-model';
import { useMessages } from '@college/ui/messages';
import { Skeleton } from '@college/ui/Skeleton';
import { tokens } from '@college/ui/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { langOf } from '../../support/langOf';
import { TermHints } from '../../support/TermHint';
import { Caption, CaptionText, PartTitle } from '../../support/textParts';
import { useLanguage } from '../../support/useLanguage';
import { reviewDeskMessages } from './messages';
import { hoursOf, type Checks } from './reviewFacts';
import { Sided, SideHead } from './reviewParts';

interface ReviewSummaryProps {
  proposal: ProposalDetail | null;
  comparison: EditionComparison | null;
  /** That of the course whose changes alone are reviewed. */
  lineage?: number | undefined;
  checks: Checks | null;
}

/** What the author says, and six facts of the draft; of one course its changes and findings alone. */
export function ReviewSummary({ proposal, comparison, lineage, checks }: ReviewSummaryProps) {
  const text = useMessages(reviewDeskMessages);
  const language = useLanguage();
  const publish = proposal?.publish;
  const major = proposal?.homeMajorName ?? comparison?.homeMajorName ?? '';
  const year = publish?.entryYear ?? comparison?.right.entryYear;
  const found = checks && <Turned before={checks.before} after={checks.added.length + checks.known.length} />;
  return (
    <Sided aria-label={text.summary}>
      <SideHead>
        <PartTitle as="h2">{text.summary}</PartTitle>
        <Caption lang={langOf(major, language)}>{major}</Caption>
      </SideHead>
      <Body>
        {proposal && <Words lang={langOf(proposal.summary, language)}>{proposal.summary}</Words>}
        {proposal?.reason && <CaptionText lang={langOf(proposal.reason, language)}>{proposal.reason}</CaptionText>}
        {lineage === undefined ? (
          <Facts>
            <Fact label={text.changes}>{comparison?.changes}</Fact>
            <Fact label={text.courses}>{comparison?.parts.filter(({ course }) => course !== null).length}</Fact>
            <Fact label={text.coverage}>{comparison && <Coverage comparison={comparison} />}</Fact>
            <Fact label={text.findings}>{found}</Fact>
            <Fact label={text.hours}>{comparison && <Turned {...hoursOf(comparison)} />}</Fact>
            <Fact label={text.appliesTo}>{comparison && (year ? text.intake({ year }) : text.notSaid)}</Fact>
          </Facts>
        ) : (
          <Facts>
            <Fact label={text.changes}>
              {comparison && (comparison.parts.find(({ course }) => course?.lineage === lineage)?.changes ?? 0)}
            </Fact>
            <Fact label={text.findings}>{found}</Fact>
          </Facts>
        )}
        {proposal?.course?.isRemoved && <CaptionText>{text.takesCourseOut}</CaptionText>}
        {publish && (
          <CaptionText>
            {text.willPublish({ name: publish.name, year: publish.entryYear })}
            {proposal.replaces && text.willReplace({ name: proposal.replaces })}
          </CaptionText>
        )}
      </Body>
    </Sided>
  );
}

function Coverage({ comparison: { coverage } }: { comparison: EditionComparison }) {
  const { before, after } = coverage;
  return <Turned before={before.strong.covered} after={after.strong.covered} of={after.strong.total} />;
}

function Turned({ before, after, of }: { before: number; after: number; of?: number }) {
  const whole = of === undefined ? '' : `/${of}`;
  const now = <b>{`${after.toLocaleString('en')}${whole}`}</b>;
  if (before === after) return now;
  return (
    <>
      <Before>{before.toLocaleString('en')}</Before> → {now}
    </>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>
        <TermHints>{label}</TermHints>
      </dt>
      <dd>{children === undefined || children === null ? <Skeleton width="60%" /> : children}</dd>
    </div>
  );
}

const Body = styled.div`
  display: grid;
  gap: ${tokens.space[3]};
  max-inline-size: 880px;
`;

const Words = styled.p`
  margin: 0;
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

// The line before the first fact of each row is cut off.
const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[3]} 0;
  margin: 0;
  margin-inline-start: calc(-1 * ${tokens.space[5]} - 1px);
  clip-path: inset(0 0 0 1px);

  > div {
    min-inline-size: 64px;
    padding-inline: ${tokens.space[5]};
    border-inline-start: 1px solid ${tokens.color.border};
  }
  dt {
    color: ${tokens.color.textMuted};
    font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
  }
  dd {
    margin: 0;
    font-weight: ${tokens.font.strong};
    font-variant-numeric: tabular-nums;
  }
`;

const Before = styled.span`
  color: ${tokens.color.textMuted};
  font-weight: ${tokens.font.regular};
`;
