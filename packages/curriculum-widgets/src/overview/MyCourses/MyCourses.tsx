import type { MyCourse } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { EmptyState } from '@college/ui/EmptyState';
import { Link } from '@college/ui/Link';
import { useMessages } from '@college/ui/messages';
import { SearchField } from '@college/ui/SearchField';
import { SkeletonRows } from '@college/ui/Skeleton';
import { tokens } from '@college/ui/theme';
import { VisuallyHidden } from '@college/ui/VisuallyHidden';
import { useMemo, useState, type Ref } from 'react';
import { styled } from 'styled-components';
import { useLanguage } from '../../support/useLanguage';
import { AnswerPage } from '../../support/AnswerPage';
import { Toolbar } from '../../support/toolbarParts';
import { useAnswer } from '../../support/useAnswer';
import { myCoursesMessages } from './messages';
import { MyCourseSection } from './MyCourseSection';
import type { MyCoursePlaces, MyCoursesSource } from './MyCoursesSource';
import { findCourses } from './myCoursesView';

export interface MyCoursesProps {
  /** Where the courses are read. */
  source: MyCoursesSource;
  /** Language code, 80101 for Chinese. */
  language: string;
  /** The addresses of a course, of its matrices and of its syllabus. */
  places: MyCoursePlaces;
  /** Reaches the page. */
  ref?: Ref<HTMLElement>;
}

/** The courses that a person manages, to be read: goals by indicator point, points, and chapters with their tasks (decision 8). */
export function MyCourses({ source, language: code, places, ref }: MyCoursesProps) {
  const text = useMessages(myCoursesMessages);
  const language = useLanguage();
  const { request, retry } = useAnswer(code, (options) => source.listMyCourses(code, options));
  const [keyword, setKeyword] = useState('');
  // Undefined until the person opens or closes something: then the first course is open.
  const [openIds, setOpenIds] = useState<ReadonlySet<number>>();
  const [closed, setClosed] = useState({ keyword: '', ids: nobody });
  const courses = request.status === 'done' ? request.answer : none;
  const found = useMemo(() => findCourses(courses, keyword), [courses, keyword]);
  const open = openIds ?? new Set(courses.slice(0, 1).map(({ id }) => id));
  const isSearching = keyword.trim() !== '';
  // A match may be anywhere in a course: matching courses are expanded until they are collapsed.
  const closedIds = closed.keyword === keyword ? closed.ids : nobody;
  const isOpen = (id: number) => (isSearching ? !closedIds.has(id) : open.has(id));

  function turn(ids: readonly number[], willOpen: boolean) {
    const next = new Set(isSearching ? closedIds : open);
    for (const id of ids) {
      if (willOpen === isSearching) next.delete(id);
      else next.add(id);
    }
    if (isSearching) setClosed({ keyword, ids: next });
    else setOpenIds(next);
  }

  const all = courses.map(({ id }) => id);

  return (
    <AnswerPage
      ref={ref}
      title={text.title}
      facts={courses.length > 0 ? text.facts({ courses: String(courses.length) }) : undefined}
      request={request}
      onRetry={retry}
      failedTitle={text.failed}
      waiting={<SkeletonRows rowCount={4} rowHeight="48px" label={text.title} />}
    >
      {request.status === 'done' && courses.length === 0 && (
        <EmptyState title={text.none} hint={text.noneHint} action={places.all && <Link href={places.all}>{text.allCourses}</Link>} />
      )}
      {courses.length > 0 && (
        <>
          <Toolbar>
            <Search aria-label={text.search} placeholder={text.search} onSearch={setKeyword} />
            <Button variant="ghost" onPress={() => turn(all, true)}>
              {text.expandAll}
            </Button>
            <Button variant="ghost" onPress={() => turn(all, false)}>
              {text.collapseAll}
            </Button>
          </Toolbar>
          {found.length === 0 ? (
            <EmptyState title={text.noResult} hint={text.noResultHint({ keyword })} mark={null} />
          ) : (
            <List>
              {found.map((course) => (
                <MyCourseSection
                  key={course.id}
                  {...{ course, places, keyword, language }}
                  isOpen={isOpen(course.id)}
                  onOpenChange={(willOpen) => turn([course.id], willOpen)}
                />
              ))}
            </List>
          )}
          <VisuallyHidden role="status">{isSearching && text.found({ count: String(found.length) })}</VisuallyHidden>
        </>
      )}
    </AnswerPage>
  );
}

const none: readonly MyCourse[] = [];
const nobody: ReadonlySet<number> = new Set();

const Search = styled(SearchField)`
  inline-size: 280px;
`;

const List = styled.div`
  border-block-start: 1px solid ${tokens.color.rule};
`;
