import { Link } from '@college/ui/Link';
import { tokens } from '@college/ui/theme';
import { useId } from 'react';
import { styled } from 'styled-components';
import { LinkRows } from '../linkRows';
import { useCourseName } from '../useCourseName';
import type { PickedCourse } from './CoursePickerSource';

interface LinksProps {
  title: string;
  links: readonly { id: number; name: string; href: string; fact?: string }[];
}

/** A titled list of links, each with what distinguishes it from others of the same name. */
export function PickerLinks({ title, links }: LinksProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Title id={id}>{title}</Title>
      <LinkRows>
        {links.map(({ id: key, name, href, fact }) => (
          <li key={key}>
            <Link href={href}>{name}</Link>
            {fact !== undefined && <span>{fact}</span>}
          </li>
        ))}
      </LinkRows>
    </section>
  );
}

interface CourseLinksProps {
  title: string;
  courses: readonly PickedCourse[];
  hrefOf: (course: PickedCourse) => string;
}

/** Courses with their majors. */
export function CourseLinks({ title, courses, hrefOf }: CourseLinksProps) {
  const nameOf = useCourseName();
  const links = courses.map((course) => ({ id: course.id, name: nameOf(course.name), href: hrefOf(course), fact: course.majorName }));
  return <PickerLinks title={title} links={links} />;
}

const Title = styled.h3`
  margin: 0;
  padding-block-end: ${tokens.space[2]};
  font: ${tokens.font.strong} ${tokens.type.body} ${tokens.font.family};
`;
