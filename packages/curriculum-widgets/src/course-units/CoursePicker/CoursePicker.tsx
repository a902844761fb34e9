import { withRequestId } from '@college/ui/RequestId';
import { realClock, type Clock } from '@college/ui/clock';
import { EmptyState } from '@college/ui/EmptyState';
import { ErrorState } from '@college/ui/ErrorState';
import { Link } from '@college/ui/Link';
import { useMessages } from '@college/ui/messages';
import { SearchField } from '@college/ui/SearchField';
import { SkeletonRows } from '@college/ui/Skeleton';
import { tokens } from '@college/ui/theme';
import { VisuallyHidden } from '@college/ui/VisuallyHidden';
import type { Ref } from 'react';
import { styled } from 'styled-components';
import { useAnswer } from '../../support/useAnswer';
import { CourseLinks, PickerLinks } from './CourseLinks';
import type { CoursePickerSource, PickedCourse, PickerMajor } from './CoursePickerSource';
import { coursePickerMessages } from './messages';
import { recentCourses } from './pickerCourses';
import { useCourseSearch } from './useCourseSearch';
import { useLinkKeys } from './useLinkKeys';
import { MutedText } from '../../support/textParts';

export interface CoursePickerProps {
  /** Where courses are found. */
  source: CoursePickerSource;
  /** Language code, 80101 for Chinese. */
  language: string;
  /** What the chosen course is for, in one sentence. */
  hint: string;
  /** The address that opens a course. */
  hrefOf: (course: PickedCourse) => string;
  /** Majors within reach, each with the address at which its courses are chosen from. @default none */
  majors?: readonly PickerMajor[];
  /** The page of all majors, for people with more of them than show. */
  majorListHref?: string;
  /** Where waiting takes its time from. @default the machine's clock */
  clock?: Clock;
  /** Reaches the section. */
  ref?: Ref<HTMLElement>;
}

/** The maximum number of majors shown; for more there is the list of majors. */
const majorsShown = 12;

/** A course to choose, for a page about one course whose address names none: recent ones, one's own, by name, or by major. */
export function CoursePicker(props: CoursePickerProps) {
  const { source, language, hint, hrefOf, majors = [], majorListHref, clock = realClock, ref } = props;
  const text = useMessages(coursePickerMessages);
  const { search, find } = useCourseSearch(source, clock);
  const handleKeyDown = useLinkKeys();
  const count = search.status === 'found' ? search.courses.length : 0;

  return (
    <Picker ref={ref} aria-label={text.title} onKeyDown={handleKeyDown}>
      <Head>
        <h2>{text.title}</h2>
        <p>{hint}</p>
      </Head>
      <Find aria-label={text.find} placeholder={text.find} clock={clock} isPending={search.status === 'searching'} onSearch={find} />
      <VisuallyHidden role="status">{search.status === 'found' && count > 0 ? text.count({ count }) : ''}</VisuallyHidden>
      {search.status === 'failed' && <Failure role="alert">{withRequestId(text.searchFailed({ message: search.message }))}</Failure>}
      {search.status === 'found' && count === 0 && <EmptyState title={text.none} hint={text.noneHint} mark={null} />}
      {search.status === 'found' && count > 0 ? (
        <CourseLinks title={text.found} courses={search.courses} hrefOf={hrefOf} />
      ) : (
        <OwnCourses {...{ source, language, hrefOf, majors }} />
      )}
      {majors.length > 0 && (
        <Majors>
          <PickerLinks title={text.majors} links={majors.slice(0, majorsShown)} />
          {majorListHref !== undefined && <Link href={majorListHref}>{text.allMajors}</Link>}
        </Majors>
      )}
    </Picker>
  );
}

interface OwnCoursesProps extends Pick<CoursePickerProps, 'source' | 'language' | 'hrefOf'> {
  majors: readonly PickerMajor[];
}

/** The courses that the person edited last, and those that name them as manager. */
function OwnCourses({ source, language, hrefOf, majors }: OwnCoursesProps) {
  const text = useMessages(coursePickerMessages);
  const { request, retry } = useAnswer(language, async (options) => {
    const [{ edits }, mine] = await Promise.all([source.loadOverview(language, options), source.listMyCourses(language, options)]);
    return { edits, mine };
  });
  if (request.status === 'loading') return <SkeletonRows rowCount={4} label={text.loading} />;
  if (request.status === 'failed') return <ErrorState title={text.failed} hint={request.message} onRetry={retry} />;
  const { edits, mine } = request.answer;
  const recent = recentCourses(edits, majors);
  if (recent.length === 0 && mine.length === 0) return <MutedText>{text.nothing}</MutedText>;
  return (
    <>
      {recent.length > 0 && <CourseLinks title={text.recent} courses={recent} hrefOf={hrefOf} />}
      {mine.length > 0 && <CourseLinks title={text.mine} courses={mine} hrefOf={hrefOf} />}
    </>
  );
}

const Picker = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[5]};
  max-inline-size: ${tokens.size.readMax};
  padding: ${tokens.space[5]} ${tokens.size.pageX} ${tokens.space[8]};
`;

const Head = styled.div`
  display: grid;
  gap: ${tokens.space[1]};

  > h2 {
    margin: 0;
    font: ${tokens.font.strong} ${tokens.type.section} ${tokens.font.family};
  }
  > p {
    margin: 0;
    color: ${tokens.color.textMuted};
  }
`;

const Find = styled(SearchField)`
  inline-size: min(360px, 100%);
`;

const Failure = styled.p`
  margin: 0;
  color: ${tokens.color.danger};
`;

const Majors = styled.div`
  display: grid;
  justify-items: start;
  gap: ${tokens.space[3]};

  > section {
    justify-self: stretch;
  }
`;
