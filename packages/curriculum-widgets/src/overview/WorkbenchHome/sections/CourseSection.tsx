import type { Language, OverviewCourse, WaitingFinding } from '@college/curriculum-model';
import { Link } from '@college/ui/Link';
import { useMessages } from '@college/ui/messages';
import { ProgressBar } from '@college/ui/ProgressBar';
import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import { DateTime } from '../../../support/dateTime';
import { useLanguage } from '../../../support/useLanguage';
import { workbenchHomeMessages } from '../messages';
import type { WorkbenchPlaces } from '../WorkbenchHomeSource';
import { HomeSection, Ledger, LedgerRow, Muted, RowWords } from './HomeSection';

interface CourseSectionProps {
  courses: readonly OverviewCourse[];
  places: WorkbenchPlaces;
  nextSteps?: readonly WaitingFinding[] | undefined;
}

/** Courses that still lack something, the least complete first, each with the way into it and into its matrices. */
export function CourseSection({ courses, places, nextSteps = [] }: CourseSectionProps) {
  const text = useMessages(workbenchHomeMessages);
  const language = useLanguage();
  const stepOf = (courseId: number) => nextSteps.find((one) => one.courseId === courseId);
  return (
    <HomeSection title={text.courses} hint={text.coursesHint}>
      <Ledger>
        {courses.map(({ id, name, majorId, majorName, progress, updateTime }) => (
          <LedgerRow key={id}>
            <RowWords>
              <Name href={places.course({ courseUnitId: id, majorId })}>{name}</Name>
              <Muted>
                {majorName} · <DateTime value={updateTime} precision="minute" />
              </Muted>
            </RowWords>
            <NextStep finding={stepOf(id)} language={language} href={places.finding} />
            <Progress>
              <ProgressBar aria-label={text.progressOf({ name })} value={progress} />
              <span aria-hidden="true">{progress}%</span>
            </Progress>
            <Link href={places.matrix({ courseId: id, majorId })} aria-label={text.matrixOf({ name })}>
              {text.matrix}
            </Link>
          </LedgerRow>
        ))}
      </Ledger>
    </HomeSection>
  );
}

/** What to do first in a course, as the way there. */
function NextStep({
  finding,
  language,
  href,
}: {
  finding: WaitingFinding | undefined;
  language: Language;
  href: WorkbenchPlaces['finding'];
}) {
  const text = useMessages(workbenchHomeMessages);
  if (!finding) return null;
  const sentence = finding.sentence[language];
  return (
    <Step>
      <Muted>{text.nextStep}</Muted>
      {href ? <Link href={href(finding)}>{sentence}</Link> : <span>{sentence}</span>}
    </Step>
  );
}

const Step = styled.div`
  display: grid;
  flex: 1;
  justify-items: start;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

const Name = styled(Link)`
  justify-self: start;
  font-weight: ${tokens.font.strong};
`;

const Progress = styled.span`
  display: grid;
  grid-template-columns: 72px 40px;
  flex: none;
  align-items: center;
  gap: ${tokens.space[3]};
  font-variant-numeric: tabular-nums lining-nums;
`;
