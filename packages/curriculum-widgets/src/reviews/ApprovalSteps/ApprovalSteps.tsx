import { localize, type CollegeSteps } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { ErrorState } from '@college/ui/ErrorState';
import { Icon } from '@college/ui/icons';
import { Loading } from '@college/ui/Loading';
import { useMessages } from '@college/ui/messages';
import { Note } from '@college/ui/Note';
import { useToast } from '@college/ui/Toast';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { ConflictChoice } from '../../support/conflict/ConflictChoice';
import { PlainList } from '../../support/layoutParts';
import { SettingsPart } from '../../support/saving/SettingsPart';
import { useSettingsHost, type SettingsControls, type SettingsHost } from '../../support/saving/useSettingsHost';
import { MutedText } from '../../support/textParts';
import { useLanguage } from '../../support/useLanguage';
import type { ApprovalStepsSource, NameablePerson } from './ApprovalStepsSource';
import { mostReviewSteps, stepsInWords } from './approvalStepsWork';
import { approvalStepsMessages } from './messages';
import { StepFields } from './StepFields';
import { useApprovalSteps } from './useApprovalSteps';
import { useStepFocus } from './useStepFocus';

/** What can be done with the steps from outside. */
export type ApprovalStepsControls = SettingsControls;

export interface ApprovalStepsProps extends SettingsHost {
  /** Where the steps are read and saved, and people are found. */
  source: ApprovalStepsSource;
  /** Time for "saved at". @default the machine's clock */
  now?: () => number;
}

const machineClock = () => Date.now();

/** The steps in which drafts are reviewed, as a college sets them: who decides, how many of them, and until when. Put it inside a `ToastProvider`. */
export function ApprovalSteps({ source, onUnsavedChange, controls, now = machineClock }: ApprovalStepsProps) {
  const text = useMessages(approvalStepsMessages);
  const language = useLanguage();
  const { showToast } = useToast();
  const work = useApprovalSteps({ source, now, onSaved: () => showToast({ type: 'success', message: text.saved }) });
  const { desk, state, steps, stored, isDirty, changeCount, fault } = work;
  const { listRef, focusStep } = useStepFocus();
  const [addedKey, setAddedKey] = useState<string>();
  const [named, setNamed] = useState<readonly NameablePerson[]>([]);
  const people = [...named.map((person) => localize(person, language)), ...(stored?.people ?? [])];
  const names = new Map(people.map(({ id, userName }) => [id, userName]));
  const keys = useSettingsHost({ desk, isDirty, changeCount, onUnsavedChange, controls });

  if (state.phase === 'failed') return <ErrorState title={text.failed} hint={state.message} onRetry={desk.load} />;
  if (state.phase === 'loading') return <Loading label={text.loading} />;
  return (
    <SettingsPart
      words={text}
      keys={keys}
      hint={<MutedText>{text.hint}</MutedText>}
      start={
        <Button variant="ghost" isDisabled={steps.length >= mostReviewSteps} onPress={() => setAddedKey(work.addStep())}>
          <Icon of={Plus} />
          {text.add}
        </Button>
      }
      acts={work.status}
      isDirty={isDirty}
      canSave={fault === undefined}
      isSaving={state.save.status === 'saving'}
      onSave={desk.save}
      onUndo={desk.discard}
    >
      {fault?.key === null && <Note variant="error">{fault.sentence[language]}</Note>}
      <PlainList as="ol" ref={listRef}>
        {steps.map((step, at) => (
          <StepFields
            key={step.key}
            step={step}
            isAdded={step.key === addedKey}
            number={at + 1}
            count={steps.length}
            source={source}
            names={names}
            onNamed={(person) => setNamed((before) => [...before, person])}
            deciders={decidersOf(stored, step)}
            problem={fault?.key === step.key ? fault.sentence[language] : undefined}
            onChange={(change) => work.setStep(step.key, change)}
            onMove={(by) => {
              work.moveStep(step.key, by);
              focusStep(at + by, by < 0 ? 'earlier' : 'later');
            }}
            onRemove={() => {
              work.removeStep(step.key);
              focusStep(at, 'remove');
            }}
          />
        ))}
      </PlainList>
      {state.save.status === 'conflict' && (
        <ConflictChoice
          title={text.conflictTitle}
          differences={[
            {
              name: 'steps',
              label: text.title,
              mine: stepsInWords(state.history.present, language),
              theirs: stepsInWords(state.save.theirs, language),
            },
          ]}
          suggested={{ steps: 'mine' }}
          onResolve={(sides) => {
            if (state.save.status !== 'conflict') return;
            const { theirs } = state.save;
            void desk.resolve({ ...theirs, steps: sides.steps === 'theirs' ? theirs.steps : [...steps] });
          }}
          onLater={() => desk.leaveConflict(text.conflictTitle)}
        />
      )}
    </SettingsPart>
  );
}

/** How many can decide a step, while it asks for the same people as when it was saved. */
function decidersOf(stored: CollegeSteps | null, { key, bands, people, approvals }: CollegeSteps['steps'][number]) {
  const saved = stored?.steps.find((step) => step.key === key);
  const asks = (step: Pick<CollegeSteps['steps'][number], 'bands' | 'people' | 'approvals'>) =>
    JSON.stringify([step.bands, step.people, step.approvals]);
  if (!saved || asks(saved) !== asks({ bands, people, approvals })) return undefined;
  return stored?.deciders?.find((one) => one.key === key);
}
