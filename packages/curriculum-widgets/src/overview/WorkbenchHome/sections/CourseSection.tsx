import type { OverviewCourse } from '@college/curriculum-model';
import { Link } from '@college/ui/Link';
import { useMessages } from '@college/ui/messages';
import { ProgressBar } from '@college/ui/ProgressBar';
import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import { DateTime } from '../../../support/dateTime';
import { workbenchHomeMessages } from '../messages';
import type { WorkbenchPlaces } from '../WorkbenchHomeSource';
import { HomeSection, Ledger, LedgerRow, Muted, RowWords } from './HomeSection';

interface CourseSectionProps {
  courses: readonly OverviewCourse[];
  places: WorkbenchPlaces;
}

/** Courses that still lack something, the least complete first, each with the way into it and into its matrices. */
export function CourseSection({ courses, places }: CourseSectionProps) {
  const text = useMessages(workbenchHomeMessages);
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
