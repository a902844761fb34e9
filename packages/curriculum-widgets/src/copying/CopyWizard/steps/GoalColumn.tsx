import { boundGoals, type BindingSuggestion, type Support } from '@college/curriculum-model';
import { EmptyState } from '@college/ui/EmptyState';
import { useMessages } from '@college/ui/messages';
import { sourceGoals, suggestionsOf } from '../copyWizardSelectors';
import type { Binding } from '../copyWizardState';
import type { CopySubject } from '../CopyWizardSource';
import { bindMessages } from './bindMessages';
import { Column, ColumnBody, ColumnCount, ColumnHead, ColumnNote, ColumnTitle } from './column';
import { GoalRow } from './GoalRow';
import { goalName, indicatorNumber } from './goalNames';
import { SuggestionBar } from './SuggestionBar';
import { SuggestionRow } from './SuggestionRow';
import { useRovingFocus } from './useRovingFocus';
import { PlainList } from '../../../support/layoutParts';

export interface GoalColumnProps {
  binding: Binding;
  subject: CopySubject;
  strength: Support;
  onStrengthChange: (relate: Support) => void;
  onToggle: (goalId: number) => void;
  onAccept: (accepted: readonly BindingSuggestion[], relate: Support) => void;
  onReject: (suggestion: BindingSuggestion) => void;
}

/** What is bound: the goals of the course. Bound ones cannot be chosen; a free one may carry a suggestion. */
export function GoalColumn({ binding, subject, strength, onStrengthChange, onToggle, onAccept, onReject }: GoalColumnProps) {
  const text = useMessages(bindMessages);
  const goals = sourceGoals(binding);
  const bound = boundGoals(binding.relations);
  const chosen = binding.choice.goals;
  const suggestions = new Map(suggestionsOf(binding).map((one) => [one.goalId, one]));
  const indicators = new Map(subject.target.map((one) => [one.id, one]));
  const roving = useRovingFocus(goals.filter(({ id }) => !bound.has(id)).map(({ id }) => id));
  const numberOf = (requireId: number | undefined) => {
    const indicator = indicators.get(requireId ?? 0);
    return indicator ? indicatorNumber(indicator) : '';
  };
  const requireOf = (goalId: number) => binding.relations.find((relation) => relation.goals.includes(goalId))?.requireId;

  return (
    <Column aria-label={text.goals}>
      <ColumnHead>
        <ColumnTitle>{text.goals}</ColumnTitle>
        <ColumnCount>{text.chosen({ count: chosen.length })}</ColumnCount>
      </ColumnHead>
      <ColumnBody>
        {goals.length === 0 ? (
          <EmptyState title={text.noGoals} hint={text.noGoalsHint} />
        ) : (
          <PlainList onKeyDown={roving.handleKeyDown}>
            {goals.map((goal, index) => {
              const suggestion = suggestions.get(goal.id);
              const indicator = indicators.get(suggestion?.requireId ?? 0);
              return (
                <GoalRow
                  key={goal.id}
                  goal={goal}
                  name={goalName(index)}
                  isBound={bound.has(goal.id)}
                  boundTo={numberOf(requireOf(goal.id))}
                  isChosen={chosen.includes(goal.id)}
                  inputProps={roving.propsOf(goal.id)}
                  onToggle={() => onToggle(goal.id)}
                >
                  {suggestion && indicator && (
                    <SuggestionRow
                      goalName={goalName(index)}
                      indicator={indicator}
                      suggestion={suggestion}
                      onAccept={() => onAccept([suggestion], strength)}
                      onReject={() => onReject(suggestion)}
                    />
                  )}
                </GoalRow>
              );
            })}
          </PlainList>
        )}
        {bound.size > 0 && <ColumnNote>{text.boundHint}</ColumnNote>}
      </ColumnBody>
      {binding.suggestions && (
        <SuggestionBar
          suggestions={[...suggestions.values()]}
          isPending={binding.suggestions.status === 'loading'}
          strength={strength}
          onStrengthChange={onStrengthChange}
          onAccept={(accepted) => onAccept(accepted, strength)}
        />
      )}
    </Column>
  );
}
