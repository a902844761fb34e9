import type { Language, MyCourse } from '@college/curriculum-model';
import { useMessages } from '@college/ui/messages';
import { onNarrowWindow, tokens } from '@college/ui/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { myCoursesMessages } from './messages';
import { Words } from './Words';
import { TermHints } from '../../support/TermHint';
import { Muted } from '../../support/textParts';

interface CourseContentProps {
  course: MyCourse;
  keyword: string;
  language: Language;
}

/** What an open course shows: its goals by indicator point, its points, its chapters with their tasks, side by side. */
export function CourseContent({ course: { indicators, points, chapters }, keyword, language }: CourseContentProps) {
  const text = useMessages(myCoursesMessages);
  const words = (value: string) => <Words text={value} keyword={keyword} language={language} />;
  return (
    <Columns>
      <Column title={text.goals} none={indicators.length === 0 && text.noGoals}>
        {indicators.map(({ id, description, goals }) => (
          <div key={id}>
            <Above>{words(description)}</Above>
            <ul>
              {goals.map((goal) => (
                <li key={goal.id}>{words(goal.description)}</li>
              ))}
            </ul>
          </div>
        ))}
      </Column>
      <Column title={text.points} none={points.length === 0 && text.noPoints}>
        <ol>
          {points.map(({ id, title, description }) => (
            <li key={id}>
              {words(title || description)}
              {title && description && description !== title ? <Muted as="div">{words(description)}</Muted> : null}
            </li>
          ))}
        </ol>
      </Column>
      <Column title={text.tasks} none={chapters.length === 0 && text.noChapters}>
        {chapters.map(({ id, name, taskGoals }) => (
          <div key={id}>
            <Chapter>{words(name)}</Chapter>
            {taskGoals.length === 0 ? (
              <Muted as="div">{text.noTasks}</Muted>
            ) : (
              <ul>
                {taskGoals.map((task) => (
                  <li key={task.id}>
                    {words(task.description)}
                    {task.product ? <Muted as="div">{words(text.product({ product: task.product }))}</Muted> : null}
                  </li>
                ))}
              </ul>
            )}
          </div>
        ))}
      </Column>
    </Columns>
  );
}

function Column({ title, none, children }: { title: string; none: string | false; children: ReactNode }) {
  return (
    <Part>
      <h3>
        <TermHints>{title}</TermHints>
      </h3>
      {none ? <Muted as="div">{none}</Muted> : children}
    </Part>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 6fr) minmax(0, 5fr) minmax(0, 6fr);
  gap: ${tokens.space[8]};
  padding: ${tokens.space[2]} 0 ${tokens.space[6]} 28px;

  ${onNarrowWindow} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${tokens.space[5]};
  }
`;

const Part = styled.section`
  display: grid;
  align-content: start;
  gap: ${tokens.space[3]};
  overflow-wrap: anywhere;

  h3 {
    margin: 0;
    color: ${tokens.color.textMuted};
    font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
  }
  ul,
  ol {
    display: grid;
    gap: ${tokens.space[1]};
    margin: 0;
    padding-inline-start: ${tokens.space[5]};
  }
  ol {
    font-variant-numeric: tabular-nums;
  }
  li::marker {
    color: ${tokens.color.textMuted};
  }
  mark {
    background: none;
    color: inherit;
    font-weight: ${tokens.font.strong};
    text-decoration: underline 2px ${tokens.color.accent};
    text-underline-offset: 3px;
  }
`;

const Above = styled.div`
  margin-block-end: ${tokens.space[1]};
  color: ${tokens.color.textMuted};
`;

const Chapter = styled.div`
  margin-block-end: ${tokens.space[1]};
`;
