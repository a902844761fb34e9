import { sum, type Language, type MyCourse } from '@college/curriculum-model';
import { Icon } from '@college/ui/icons';
import { Link } from '@college/ui/Link';
import { useMessages } from '@college/ui/messages';
import { onNarrowWindow, tokens } from '@college/ui/theme';
import { ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { Button } from 'react-aria-components';
import { styled } from 'styled-components';
import { CourseContent } from './CourseContent';
import { myCoursesMessages } from './messages';
import type { MyCoursePlaces } from './MyCoursesSource';
import { countsOf } from './myCoursesView';
import { Words } from './Words';

interface MyCourseSectionProps {
  course: MyCourse;
  places: MyCoursePlaces;
  keyword: string;
  language: Language;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** One course: its name opens what it holds, its links lead to its pages. */
export function MyCourseSection({ course, places, keyword, language, isOpen, onOpenChange }: MyCourseSectionProps) {
  const text = useMessages(myCoursesMessages);
  const contentId = useId();
  return (
    <Section>
      <Head>
        <h2>
          <Opener aria-expanded={isOpen} aria-controls={isOpen ? contentId : undefined} onPress={() => onOpenChange(!isOpen)}>
            <Icon of={ChevronRight} />
            <Words text={course.name} keyword={keyword} language={language} />
          </Opener>
        </h2>
        <Facts>
          <Words text={course.majorName} keyword={keyword} language={language} />
          {` · ${text.hours({ hours: sum([course.theoryPeriod, course.practicePeriod]) })} · `}
          {text.counts(countsOf(course))}
        </Facts>
        <Ways aria-label={text.linksOf({ name: course.name })}>
          <Link href={places.course(course)}>{text.course}</Link>
          <Link href={places.matrix(course)}>{text.matrix}</Link>
          <Link href={places.report(course)}>{text.report}</Link>
        </Ways>
      </Head>
      {isOpen && (
        <div id={contentId}>
          <CourseContent course={course} keyword={keyword} language={language} />
        </div>
      )}
    </Section>
  );
}

const Section = styled.section`
  border-block-end: 1px solid ${tokens.color.border};
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space[4]};
  min-block-size: 48px;

  ${onNarrowWindow} {
    flex-wrap: wrap;
    row-gap: 0;
    padding-block: ${tokens.space[2]};
  }
  h2 {
    flex: none;
    max-inline-size: 40%;
    margin: 0;
    font: ${tokens.font.strong} ${tokens.type.body} ${tokens.font.family};
  }
  mark {
    background: none;
    color: inherit;
    text-decoration: underline 2px ${tokens.color.accent};
    text-underline-offset: 3px;
  }
`;

const Opener = styled(Button)`
  display: flex;
  align-items: center;
  gap: ${tokens.space[3]};
  min-block-size: 32px;
  padding: 0 ${tokens.space[2]} 0 0;
  border: 0;
  border-radius: ${tokens.radius.control};
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  cursor: default;
  outline: none;

  > svg {
    color: ${tokens.color.textMuted};
    transition: rotate ${tokens.motion.fast} ${tokens.motion.ease};
  }
  &[aria-expanded='true'] > svg {
    rotate: 90deg;
  }
  &[data-focus-visible] {
    outline: 2px solid ${tokens.color.focusRing};
  }
  @media (prefers-reduced-motion: reduce) {
    > svg {
      transition: none;
    }
  }
`;

const Facts = styled.div`
  flex: 1;
  min-inline-size: 0;
  overflow: hidden;
  color: ${tokens.color.textMuted};
  font-variant-numeric: tabular-nums;
  text-overflow: ellipsis;
  white-space: nowrap;

  /* On a line of its own below the name and the links. */
  ${onNarrowWindow} {
    flex-basis: 100%;
    order: 1;
    padding-inline-start: 28px;
    white-space: normal;
  }
`;

const Ways = styled.nav`
  display: flex;
  flex: none;
  gap: ${tokens.space[4]};
  margin-inline-start: auto;
`;
