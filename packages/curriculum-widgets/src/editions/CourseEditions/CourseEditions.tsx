import type { EditionsOfCourse } from '@college/curriculum-model';
import { Icon } from '@college/ui/icons';
import { Link } from '@college/ui/Link';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { Lock } from 'lucide-react';
import { Fragment, type ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { courseEditionsMessages } from './messages';

export interface CourseEditionsProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The published editions in which the course stands, the latest first. */
  editions: EditionsOfCourse;
  /** Where the course is read in one of them. */
  editionHref: (edition: EditionsOfCourse[number]) => string;
}

/** As many as a line has room for. */
const mostNamed = 2;

/** Says of a course unit in which published editions it stands, with the way there; nothing where it stands in none. */
export function CourseEditions({ editions, editionHref, ...rest }: CourseEditionsProps) {
  const text = useMessages(courseEditionsMessages);
  if (editions.length === 0) return null;
  const more = editions.length - mostNamed;
  return (
    <Line {...rest}>
      <Icon of={Lock} size="small" />
      <span>{text.publishedIn}</span>
      <span>
        {editions.slice(0, mostNamed).map((edition, at) => (
          <Fragment key={edition.id}>
            {at > 0 && text.listComma}
            <Link href={editionHref(edition)}>{edition.status === 'withdrawn' ? text.withdrawn(edition) : edition.name}</Link>
          </Fragment>
        ))}
        {more > 0 && text.listComma + text.more({ count: more })}
      </span>
    </Line>
  );
}

const Line = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space[1]};
  min-inline-size: 0;
  max-inline-size: 100%;
  overflow: hidden;
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
  white-space: nowrap;
`;
