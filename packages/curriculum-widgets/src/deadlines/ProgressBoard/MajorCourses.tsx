import { joinNames, rateOf, type BoardCourse, type DeadlinePart } from '@college/curriculum-model';
import { Icon } from '@college/ui/icons';
import { Link } from '@college/ui/Link';
import { useMessages, withLang } from '@college/ui/messages';
import { onSmallWindow, tokens } from '@college/ui/theme';
import { CircleAlert, TriangleAlert } from 'lucide-react';
import { styled } from 'styled-components';
import { langOf } from '../../support/langOf';
import { PlainList } from '../../support/layoutParts';
import { MutedText } from '../../support/textParts';
import { useLanguage } from '../../support/useLanguage';
import { CourseChoice, type CourseChoices } from './CourseChoice';
import { progressBoardMessages } from './messages';
import { RateBar } from '../../support/progress/RateBar';

interface MajorCoursesProps {
  name: string;
  courses: readonly BoardCourse[];
  part: DeadlinePart;
  choices: CourseChoices;
  courseHref: ((course: BoardCourse) => string) | undefined;
}

/** The courses of a major in three columns, each with its completion and its worst finding, or who leads it. */
export function MajorCourses({ name, courses, part, courseHref, choices }: MajorCoursesProps) {
  const text = useMessages(progressBoardMessages);
  const language = useLanguage();
  if (courses.length === 0) return <MutedText>{text.noCourses}</MutedText>;
  return (
    <Columns aria-label={text.open({ name })}>
      {courses.map((course) => {
        const { id, leaders, finding, errors } = course;
        const note = finding?.sentence[language];
        return (
          <Course key={id}>
            <Name>
              <CourseChoice label={text.choose(course)} courses={[course]} choices={choices} />
              <span lang={langOf(course.name, language)}>
                {courseHref ? <Link href={courseHref(course)}>{course.name}</Link> : course.name}
              </span>
            </Name>
            <RateBar rate={rateOf(course, part)} />
            {note ? (
              <Note data-level={errors > 0 ? 'error' : 'warning'} title={note}>
                <Icon of={errors > 0 ? CircleAlert : TriangleAlert} size="small" />
                <span>{withLang(note, language)}</span>
              </Note>
            ) : (
              <Note title={joinNames(leaders, language)}>
                <span>{leaders[0] ?? text.noLeader}</span>
              </Note>
            )}
          </Course>
        );
      })}
    </Columns>
  );
}

const Columns = styled(PlainList)`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  column-gap: ${tokens.space[8]};
  padding-inline-start: ${tokens.space[5]};

  ${onSmallWindow} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Course = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1.2fr) 100px minmax(0, 1fr);
  align-items: center;
  gap: ${tokens.space[3]};
  min-block-size: 30px;
  border-block-end: 1px solid ${tokens.color.border};

  > :first-child {
    overflow-wrap: anywhere;
  }
`;

const Name = styled.span`
  display: flex;
  align-items: center;
  gap: ${tokens.space[2]};
`;

const Note = styled.span`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${tokens.space[1]};
  min-inline-size: 0;
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};

  &[data-level='error'] {
    color: ${tokens.color.danger};
  }
  &[data-level='warning'] {
    color: ${tokens.color.warning};
  }
  > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
