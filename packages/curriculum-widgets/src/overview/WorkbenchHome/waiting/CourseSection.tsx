import {
  completionPartNames,
  completionParts,
  type OverviewCourse,
  type OverviewFigures,
  type WaitingFinding,
} from '@college/curriculum-model';
import { Link } from '@college/ui/Link';
import { useMessages, withLang } from '@college/ui/messages';
import { ProgressBar } from '@college/ui/ProgressBar';
import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import { DateTime } from '../../../support/dateTime';
import { langOf } from '../../../support/langOf';
import { RateBar } from '../../../support/progress/RateBar';
import { useLanguage } from '../../../support/useLanguage';
import { workbenchHomeMessages } from '../messages';
import type { WorkbenchPlaces } from '../WorkbenchHomeSource';
import { HomeSection, Muted } from '../sections/HomeSection';

/** Courses that are shown; the others are in the list. */
const shownCourses = 8;

export interface CourseSectionProps {
  courses: readonly OverviewCourse[];
  places: WorkbenchPlaces;
  nextSteps?: readonly WaitingFinding[] | undefined;
  /** Whether there is room for the parts of each course. */
  isWide: boolean;
  /** How many there are with those that are not listed. */
  figures: OverviewFigures;
}

/** Courses that still lack something, the least complete first, or those that are all complete: how far each part is, and the one next step as the way there. */
export function CourseSection({ courses, places, nextSteps = [], isWide, figures }: CourseSectionProps) {
  const text = useMessages(workbenchHomeMessages);
  const language = useLanguage();
  const shown = courses.slice(0, shownCourses);
  const hasParts = isWide && shown.some(({ parts }) => parts !== undefined);
  const stepOf = (courseId: number) => nextSteps.find((one) => one.courseId === courseId);
  const isAllComplete = courses.every(({ progress }) => progress === 100);
  const title = isAllComplete ? text.ownCourses : text.courses;

  function countWords() {
    const { waiting: count, average, complete, isAtLeast } = figures;
    if (isAllComplete) return isAtLeast || count > 0 ? text.allComplete : text.allCompleteCourses({ count: complete });
    return isAtLeast ? text.atLeastCourses({ count }) : text.averageOf({ count, average });
  }

  return (
    <HomeSection
      title={title}
      hint={
        <Hint>
          <span>{countWords()}</span>
          {places.courseList !== undefined && <Link href={places.courseList}>{text.allCourses}</Link>}
        </Hint>
      }
    >
      <Table aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{text.courseHead}</th>
            {hasParts &&
              completionPartNames.map((part) => (
                <th key={part} scope="col">
                  {completionParts[part][language]}
                </th>
              ))}
            <th scope="col">{text.completion}</th>
            <th scope="col" data-spare>
              {text.revised}
            </th>
            <th scope="col">{text.nextStep}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ id, name, majorId, majorName, progress, parts, updateTime }) => (
            <tr key={id}>
              <th scope="row">
                <Link href={places.course({ courseUnitId: id, majorId })} lang={langOf(name, language)}>
                  {name}
                </Link>{' '}
                <Muted lang={langOf(majorName, language)}>{majorName}</Muted>
              </th>
              {hasParts &&
                completionPartNames.map((part, index) => (
                  <td key={part}>
                    <RateBar rate={parts?.[index]} />
                  </td>
                ))}
              <td>
                <Total data-complete={progress === 100 || undefined}>
                  <ProgressBar aria-label={text.progressOf({ name })} value={progress} />
                  <strong aria-hidden="true">{progress}%</strong>
                </Total>
              </td>
              <td data-spare>
                <Muted>
                  <DateTime value={updateTime} precision="minute" />
                </Muted>
              </td>
              <td>
                {progress === 100 ? (
                  <Muted>{text.complete}</Muted>
                ) : (
                  <NextStep finding={stepOf(id)} href={places.finding} matrix={places.matrix({ courseId: id, majorId })} name={name} />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </HomeSection>
  );
}

interface NextStepProps {
  finding: WaitingFinding | undefined;
  href: WorkbenchPlaces['finding'];
  /** Where to go while nobody says what to do first. */
  matrix: string;
  name: string;
}

/** What to do first in a course, as the way there. */
function NextStep({ finding, href, matrix, name }: NextStepProps) {
  const text = useMessages(workbenchHomeMessages);
  const language = useLanguage();
  if (!finding) {
    return (
      <Link href={matrix} aria-label={text.matrixOf({ name })}>
        {text.matrix}
      </Link>
    );
  }
  const sentence = finding.sentence[language];
  const words = finding.act?.[language] ?? sentence;
  if (!href) return <span title={sentence}>{withLang(words, language)}</span>;
  return (
    <Tipped title={sentence}>
      <Link href={href(finding)} aria-label={text.stepOf({ act: words, sentence })}>
        {withLang(words, language)}
      </Link>
    </Tipped>
  );
}

const Hint = styled.span`
  display: flex;
  gap: ${tokens.space[4]};
`;

const Table = styled.table`
  inline-size: 100%;
  border-block-start: 1px solid ${tokens.color.rule};
  border-collapse: collapse;

  th,
  td {
    padding: ${tokens.space[2]} ${tokens.space[3]};
    border-block-end: 1px solid ${tokens.color.border};
    font-weight: ${tokens.font.regular};
    text-align: start;
    overflow-wrap: anywhere;
  }
  th:first-child {
    padding-inline-start: 0;
  }
  td {
    white-space: nowrap;
  }
  td:last-child,
  thead th:last-child {
    padding-inline-end: 0;
  }
  thead th {
    border-block-end-color: ${tokens.color.borderStrong};
    color: ${tokens.color.textMuted};
    font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
    white-space: nowrap;
  }
  /* What a narrow page has no room for. */
  @media screen and (max-width: 1399px) {
    [data-spare] {
      display: none;
    }
  }
`;

const Total = styled.span`
  display: grid;
  grid-template-columns: minmax(40px, 72px) 40px;
  align-items: center;
  gap: ${tokens.space[3]};
  font-variant-numeric: tabular-nums lining-nums;

  > strong {
    font-weight: ${tokens.font.strong};
  }
  &[data-complete] > strong {
    color: ${tokens.color.success};
  }
`;

const Tipped = styled.span`
  white-space: nowrap;
`;
