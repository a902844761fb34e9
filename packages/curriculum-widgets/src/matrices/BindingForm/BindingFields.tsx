import type { LinkedMatrices, MatrixEdit } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { BindingCell, BindingDrafts } from './bindingFormState';
import { BindingPlace } from './BindingPlace';
import { GoalChoices } from './GoalChoices';
import { bindingFormMessages } from './messages';
import { useBindingForm } from './useBindingForm';

export interface BindingFieldsProps {
  matrices: LinkedMatrices;
  cell: BindingCell;
  drafts: BindingDrafts;
  onDraftsChange: (drafts: BindingDrafts) => void;
  onBind: (edit: MatrixEdit) => Promise<boolean>;
  onLeave?: () => void;
  goalsHref?: (courseId: number) => string;
}

/** Indicator point, strength and goals, with the button that binds them as soon as all three are chosen (core §5). */
export function BindingFields({ goalsHref, ...rest }: BindingFieldsProps) {
  const { matrices, cell } = rest;
  const text = useMessages(bindingFormMessages);
  const missingId = useId();
  const { choice, needs, isDraft, change, bind } = useBindingForm(rest);
  const names = { indicator: text.needIndicator, relate: text.needRelate, goals: text.needGoals };

  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        void bind();
      }}
    >
      <Fields>
        <BindingPlace matrices={matrices} choice={choice} onChange={change} />
        <GoalChoices
          matrices={matrices}
          courseId={cell.courseId}
          choice={choice}
          onToggle={(goalId) => change({ type: 'goalToggled', goalId })}
          goalsHref={goalsHref}
        />
      </Fields>
      <Foot>
        <Missing id={missingId} aria-live="polite">
          {needs.length > 0 ? text.missing({ needs: needs.map((need) => names[need]) }) : isDraft && text.draft}
        </Missing>
        {isDraft && (
          <Button variant="ghost" onPress={() => change({ type: 'draftDropped' })}>
            {text.drop}
          </Button>
        )}
        <Button type="submit" variant={isDraft ? 'primary' : 'secondary'} isDisabled={needs.length > 0} aria-describedby={missingId}>
          {text.save}
        </Button>
      </Foot>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${tokens.space[3]};

  @container (min-width: 880px) {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
  }
`;

const Fields = styled.div`
  display: grid;
  align-items: start;
  gap: ${tokens.space[3]} ${tokens.space[6]};
  min-inline-size: 0;

  @container (min-width: 880px) {
    grid-template-columns: 320px minmax(0, 1fr);
  }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${tokens.space[2]};

  @container (min-width: 880px) {
    flex-direction: column;
    align-items: flex-end;
    max-inline-size: 240px;
  }
`;

const Missing = styled.p`
  margin: 0;
  margin-inline-end: auto;
  color: ${tokens.color.textMuted};
  font: ${tokens.type.caption} ${tokens.font.family};
`;
