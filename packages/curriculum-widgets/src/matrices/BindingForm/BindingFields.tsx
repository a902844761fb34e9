import { indicatorsOf, relateValues, type LinkedMatrices, type MatrixEdit } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { ComboBox } from '@college/ui/ComboBox';
import { Star } from '@college/ui/icons';
import { useMessages } from '@college/ui/messages';
import { Segment, SegmentedControl } from '@college/ui/SegmentedControl';
import { tokens } from '@college/ui/theme';
import { useId, useMemo } from 'react';
import { styled } from 'styled-components';
import { indicatorLabel } from '../MajorMatrix/majorWords';
import { useLanguage } from '../MajorMatrix/useLanguage';
import type { BindingCell, BindingDrafts } from './bindingFormState';
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
  const language = useLanguage();
  const { choice, needs, isDraft, change, bind } = useBindingForm(rest);
  const options = useMemo(
    () =>
      indicatorsOf(matrices).flatMap(({ indicators }) =>
        indicators.map(({ id, number, indicator }) => ({ value: id, label: `${number} ${indicatorLabel(indicator, language)}` })),
      ),
    [matrices, language],
  );
  const names = { indicator: text.needIndicator, relate: text.needRelate, goals: text.needGoals };

  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        void bind();
      }}
    >
      <Fields>
        <Place>
          <ComboBox
            label={text.indicator}
            isRequired
            options={options}
            value={choice.requireId}
            onChange={(requireId) => change({ type: 'indicatorChosen', requireId })}
          />
          <Strength
            data-form-start
            label={text.relate}
            isRequired
            value={choice.relate === relateValues.none ? null : String(choice.relate)}
            onChange={(value) =>
              change({ type: 'relateChosen', relate: value === String(relateValues.strong) ? relateValues.strong : relateValues.weak })
            }
          >
            <Segment value={String(relateValues.strong)}>
              <Star kind="strong" aria-hidden />
              {text.strong}
            </Segment>
            <Segment value={String(relateValues.weak)}>
              <Star kind="weak" aria-hidden />
              {text.weak}
            </Segment>
          </Strength>
        </Place>
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

const Place = styled.div`
  display: grid;
  gap: ${tokens.space[3]};
  min-inline-size: 0;
`;

const Strength = styled(SegmentedControl)`
  inline-size: fit-content;
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
