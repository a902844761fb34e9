import { textOf, type BindingChoice, type LinkedMatrices } from '@college/curriculum-model';
import { Checkbox } from '@college/ui/Checkbox';
import { Link } from '@college/ui/Link';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { useId, useMemo } from 'react';
import { styled } from 'styled-components';
import { InChinese } from '../../support/InChinese';
import { useLanguage } from '../../support/useLanguage';
import { courseGoals, type CourseGoal } from './courseGoals';
import { leftBare } from './leftBare';
import { bindingFormMessages } from './messages';

export interface GoalChoicesProps {
  matrices: LinkedMatrices;
  courseId: number;
  choice: BindingChoice;
  onToggle: (goalId: number) => void;
  goalsHref?: (courseId: number) => string;
}

/** The goals of the course; one that is bound elsewhere shows where, and that choosing it moves it. */
export function GoalChoices({ matrices, courseId, choice, onToggle, goalsHref }: GoalChoicesProps) {
  const text = useMessages(bindingFormMessages);
  const titleId = useId();
  const language = useLanguage();
  const goals = useMemo(() => courseGoals(matrices, courseId), [matrices, courseId]);
  const bare = leftBare(matrices, courseId, choice);

  function placeOf({ boundTo, id }: CourseGoal): string | undefined {
    if (!boundTo) return text.notBound;
    if (boundTo.id === choice.requireId) return undefined;
    return choice.goals.includes(id) ? text.moves(boundTo) : text.boundTo(boundTo);
  }

  return (
    <Group role="group" aria-labelledby={titleId}>
      <Title id={titleId}>
        {text.goals}
        <Required aria-hidden>*</Required>
      </Title>
      {goals.length === 0 && (
        <Quiet>
          {text.noGoals}
          {goalsHref && (
            <Link variant="inline" href={goalsHref(courseId)}>
              {text.writeGoals}
            </Link>
          )}
        </Quiet>
      )}
      <List>
        {goals.map((goal) => (
          <Checkbox
            key={goal.id}
            isSelected={choice.goals.includes(goal.id)}
            onChange={() => onToggle(goal.id)}
            description={placeOf(goal)}
          >
            <Code>{goal.code}</Code>
            <span>
              {goal.goal ? <InChinese text={textOf(goal.goal, 'description', language)} language={language} /> : text.goalId(goal)}
            </span>
          </Checkbox>
        ))}
      </List>
      {bare.length > 0 && <Quiet aria-live="polite">{text.leavesBare({ numbers: bare })}</Quiet>}
    </Group>
  );
}

const Group = styled.div`
  display: grid;
  gap: ${tokens.space[1]};
  min-inline-size: 0;
`;

const Title = styled.span`
  color: ${tokens.color.textMuted};
  font: ${tokens.type.caption} ${tokens.font.family};
`;

const Required = styled.span`
  margin-inline-start: ${tokens.space[1]};
  color: ${tokens.color.danger};
`;

const List = styled.div`
  display: grid;
  gap: ${tokens.space[1]};

  [slot='description'] {
    padding-inline-start: 24px;
  }

  @container (min-width: 880px) {
    grid-template-columns: repeat(auto-fill, minmax(280px, 1fr));
    gap: ${tokens.space[1]} ${tokens.space[6]};
    max-block-size: 112px;
    /* Room for the ring of a box in focus. */
    margin: -4px;
    padding: 4px;
    overflow-y: auto;
  }
`;

const Code = styled.b`
  flex: none;
  font-weight: ${tokens.font.strong};
  font-variant-numeric: tabular-nums;
`;

const Quiet = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]};
  margin: 0;
  color: ${tokens.color.textMuted};
  font: ${tokens.type.caption} ${tokens.font.family};
`;
