import { bindingAt, textOf, type LinkedMatrices } from '@college/curriculum-model';
import { Star } from '@college/ui/icons';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import { InChinese } from '../../support/InChinese';
import { useLanguage } from '../../support/useLanguage';
import type { BindingCell } from './bindingFormState';
import { courseGoals } from './courseGoals';
import { bindingFormMessages } from './messages';

export interface BindingReadingProps {
  matrices: LinkedMatrices;
  cell: BindingCell;
  /** Whether it is this row that can only be read, while others can be changed. */
  isRowReadOnly: boolean;
}

/** What a cell holds, in words. */
export function BindingReading({ matrices, cell, isRowReadOnly }: BindingReadingProps) {
  const text = useMessages(bindingFormMessages);
  const language = useLanguage();
  const binding = bindingAt(matrices, cell.courseId, cell.requireId);
  const goals = courseGoals(matrices, cell.courseId).filter(({ boundTo }) => boundTo?.id === cell.requireId);
  return (
    <Words>
      <p>
        {binding && <Star kind={binding.relate === 0 ? 'strong' : 'weak'} aria-hidden />}
        {binding ? (binding.relate === 0 ? text.strong : text.weak) : text.none}
      </p>
      {binding && goals.length === 0 && <Muted>{text.noBoundGoals}</Muted>}
      {goals.map(({ id, code, goal }) => (
        <p key={id}>
          <b>{code}</b>
          {goal ? <InChinese text={textOf(goal, 'description', language)} language={language} /> : text.goalId({ id })}
        </p>
      ))}
      {isRowReadOnly && <Muted>{text.readOnly}</Muted>}
    </Words>
  );
}

const Words = styled.div`
  display: grid;
  gap: ${tokens.space[1]};

  > p {
    display: flex;
    align-items: baseline;
    gap: ${tokens.space[2]};
    margin: 0;
  }
`;

const Muted = styled.p`
  color: ${tokens.color.textMuted};
`;
