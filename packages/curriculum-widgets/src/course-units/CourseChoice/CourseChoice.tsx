import { EmptyState } from '@college/ui/EmptyState';
import { Link } from '@college/ui/Link';
import { useMessages } from '@college/ui/messages';
import { SearchField } from '@college/ui/SearchField';
import { tokens } from '@college/ui/theme';
import { useState } from 'react';
import { styled } from 'styled-components';
import { LinkRows } from '../linkRows';
import { useCourseName } from '../useCourseName';
import { courseChoiceMessages } from './messages';
import { MutedText, SectionTitle } from '../../support/textParts';

/** A course that can be opened. */
export interface ChoosableCourse {
  id: number;
  name: string;
  href: string;
}

/** More courses than a glance takes in get a search. */
const SEARCH_FROM = 8;

export interface CourseChoiceProps {
  /** The course units of the major, each with the address that opens it here. */
  courses: readonly ChoosableCourse[];
  /** Whether the address names a major at all. */
  hasMajor: boolean;
  /** What the chosen course is for. */
  hint: string;
  /** How to come to a major, where none is named. */
  noMajorHint: string;
  /** Where any course can be chosen; offered by a major without courses. */
  anyCourseHref?: string;
}

/** The courses of a major, to open one on a page whose address names none. */
export function CourseChoice({ courses, hasMajor, hint, noMajorHint, anyCourseHref }: CourseChoiceProps) {
  const text = useMessages(courseChoiceMessages);
  const nameOf = useCourseName();
  const [keyword, setKeyword] = useState('');
  const wanted = keyword.trim().toLocaleLowerCase();
  const found = courses.filter(({ id, name }) => name.toLocaleLowerCase().includes(wanted) || String(id) === wanted);
  if (!hasMajor) return <EmptyState title={text.noMajor} hint={noMajorHint} />;
  if (courses.length === 0) {
    const wayOn = anyCourseHref && <Link href={anyCourseHref}>{text.otherCourse}</Link>;
    return <EmptyState title={text.noCourses} hint={text.noCoursesHint} action={wayOn} />;
  }
  return (
    <Choice>
      <SectionTitle>{text.noCourse}</SectionTitle>
      <MutedText>{hint}</MutedText>
      {courses.length >= SEARCH_FROM && <SearchField aria-label={text.findCourse} onSearch={setKeyword} />}
      {found.length === 0 ? (
        <EmptyState title={text.noHit} />
      ) : (
        <LinkRows aria-label={text.courses}>
          {found.map(({ id, name, href }) => (
            <li key={id}>
              <Link href={href}>{nameOf(name)}</Link>
              <span>{id}</span>
            </li>
          ))}
        </LinkRows>
      )}
    </Choice>
  );
}

const Choice = styled.section`
  display: grid;
  justify-items: start;
  gap: ${tokens.space[3]};
  max-inline-size: ${tokens.size.readMax};
  padding: ${tokens.space[5]} ${tokens.size.pageX} ${tokens.space[8]};
`;
