import { localize, type BoundRelation, type Language, type Support } from '@college/curriculum-model';
import { ErrorState } from '@college/ui/ErrorState';
import { useMessages } from '@college/ui/messages';
import { SkeletonRows } from '@college/ui/Skeleton';
import { onNarrowWindow, tokens } from '@college/ui/theme';
import { useToast } from '@college/ui/Toast';
import { useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useLanguage } from '../../../support/useLanguage';
import { progressOf } from '../copyWizardSelectors';
import type { Binding } from '../copyWizardState';
import type { useCopyWizard } from '../useCopyWizard';
import { bindMessages } from './bindMessages';
import { BoundColumn } from './BoundColumn';
import { GoalColumn } from './GoalColumn';
import { IndicatorColumn } from './IndicatorColumn';
import { PlanSummary } from './PlanSummary';
import { focusNextGoal, focusNextUnbind } from './bindFocus';
import type { CopySubject } from '../CopyWizardSource';

interface BindStepProps {
  binding: Binding;
  wizard: Pick<ReturnType<typeof useCopyWizard>, 'dispatch' | 'accept' | 'reloadSubject' | 'reloadPlan'>;
}

/** Step 2 of 3: what, where and the result side by side. */
export function BindStep({ binding, wizard }: BindStepProps) {
  const text = useMessages(bindMessages);
  const { showToast } = useToast();
  const { dispatch } = wizard;
  const columns = useRef<HTMLDivElement>(null);
  const [strength, setStrength] = useState<Support>(0);
  const { majorId, subject: loaded, plan, relations } = binding;
  const language = useLanguage();
  const subject = useMemo(() => (loaded.status === 'ready' ? localizeSubject(loaded.value, language) : null), [loaded, language]);

  if (loaded.status === 'failed') {
    return <ErrorState title={text.loadFailed} hint={loaded.message} onRetry={() => wizard.reloadSubject(majorId)} />;
  }
  if (subject === null) {
    return (
      <Waiting>
        <SkeletonRows label={text.loading} columns={['28px', 'minmax(0, 1fr)']} rowCount={5} />
        <SkeletonRows label={text.loading} columns={['32px', 'minmax(0, 1fr)']} rowCount={10} rowHeight="36px" />
        <SkeletonRows label={text.loading} rowCount={2} />
      </Waiting>
    );
  }

  const shown: Binding = { ...binding, subject: { status: 'ready', value: subject } };

  function handleDelete(relation: BoundRelation, number: string) {
    focusNextUnbind(columns.current, relations.indexOf(relation));
    dispatch({ type: 'cardDeleted', requireId: relation.requireId });
    showToast({
      message: text.unbound({ number, count: relation.goals.length }),
      action: { label: text.undo, onAction: () => dispatch({ type: 'cardRestored', majorId, relation }) },
    });
  }

  return (
    <Columns ref={columns}>
      <GoalColumn
        binding={shown}
        subject={subject}
        strength={strength}
        onStrengthChange={setStrength}
        onToggle={(id) => dispatch({ type: 'goalToggled', id })}
        onAccept={(accepted, relate) => {
          wizard.accept(accepted, relate);
          focusNextGoal(columns.current);
        }}
        onReject={({ goalId, requireId }) => {
          dispatch({ type: 'suggestionRejected', goalId, requireId });
          focusNextGoal(columns.current, goalId);
        }}
      />
      <IndicatorColumn
        binding={shown}
        subject={subject}
        onChooseIndicator={(id) => dispatch({ type: 'indicatorChosen', id })}
        onChooseStrength={(relate) => dispatch({ type: 'strengthChosen', relate })}
        onBind={() => {
          dispatch({ type: 'bound' });
          focusNextGoal(columns.current);
        }}
      />
      <BoundColumn binding={shown} subject={subject} onDelete={handleDelete}>
        {plan && progressOf(binding).isComplete && (
          <PlanSummary plan={plan} bindings={relations.length} onRetry={() => wizard.reloadPlan(majorId)} />
        )}
      </BoundColumn>
    </Columns>
  );
}

/** What the wizard binds, as someone reads it; Chinese is the record as it is. */
function localizeSubject(subject: CopySubject, language: Language): CopySubject {
  if (language === 'zh') return subject;
  return {
    source: subject.source.map((goal) => localize(goal, language)),
    target: subject.target.map((indicator) => localize(indicator, language)),
    requires: subject.requires?.map((require) => localize(require, language)),
  };
}

const Columns = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: var(--bind-columns, 364px minmax(0, 1fr) 320px);
  grid-template-rows: minmax(0, 1fr);
  min-block-size: 0;
  border-block-start: 1px solid ${tokens.color.border};

  ${onNarrowWindow} {
    display: block;
  }
`;

const Waiting = styled(Columns)`
  align-items: start;
  gap: ${tokens.space[6]};
  padding: ${tokens.space[4]} ${tokens.space[6]};
`;
