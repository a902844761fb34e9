import type { EditionsOfCourse } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { Icon } from '@college/ui/icons';
import { Link } from '@college/ui/Link';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { Lock } from 'lucide-react';
import { Fragment, type ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { courseEditionsMessages } from './messages';

export interface CourseEditionsProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The published editions in which the course stands, the latest first; absent while nobody asked. */
  editions?: EditionsOfCourse | undefined;
  /** Asks for them. */
  onAsk: () => void;
  /** Whether they are on their way. @default false */
  isPending?: boolean;
  /** Whether they could not be loaded. @default false */
  hasFailed?: boolean;
  /** Where the course is read in one of them. */
  editionHref: (edition: EditionsOfCourse[number]) => string;
}

/** As many as a line has room for. */
const mostNamed = 2;

/** Says of a course unit in which published editions it stands, with the way there; few people ask, so it is loaded on request. */
export function CourseEditions({ editions, onAsk, isPending = false, hasFailed = false, editionHref, ...rest }: CourseEditionsProps) {
  const text = useMessages(courseEditionsMessages);
  if (editions === undefined) {
    return (
      <Line {...rest}>
        {hasFailed && <span role="status">{text.failed}</span>}
        <Button variant="link" size="small" isPending={isPending} onPress={onAsk}>
          {hasFailed ? text.retry : text.ask}
        </Button>
      </Line>
    );
  }
  if (editions.length === 0) {
    return (
      <Line {...rest} role="status">
        {text.none}
      </Line>
    );
  }
  const more = editions.length - mostNamed;
  return (
    <Line {...rest} role="status">
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
