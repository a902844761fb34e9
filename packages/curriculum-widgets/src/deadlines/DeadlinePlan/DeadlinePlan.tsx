import { mostDeadlines } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { EmptyState } from '@college/ui/EmptyState';
import { ErrorState } from '@college/ui/ErrorState';
import { Icon } from '@college/ui/icons';
import { Link } from '@college/ui/Link';
import { Loading } from '@college/ui/Loading';
import { useMessages } from '@college/ui/messages';
import { useToast } from '@college/ui/Toast';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { PlainList } from '../../support/layoutParts';
import { SettingsPart } from '../../support/saving/SettingsPart';
import { useSettingsHost, type SettingsControls, type SettingsHost } from '../../support/saving/useSettingsHost';
import { MutedText } from '../../support/textParts';
import { useFocusAfterDelete } from '../../support/useFocusAfterDelete';
import { useLanguage } from '../../support/useLanguage';
import { DeadlineFields } from './DeadlineFields';
import type { DeadlinePlanSource } from './DeadlinePlanSource';
import { deadlinePlanMessages } from './messages';
import { PlanConflict } from './PlanConflict';
import { ReminderFields } from './ReminderFields';
import { useDeadlinePlan } from './useDeadlinePlan';

/** What can be done with the deadlines from outside. */
export type DeadlinePlanControls = SettingsControls;

export interface DeadlinePlanProps extends SettingsHost {
  /** Where the deadlines are read and saved. */
  source: DeadlinePlanSource;
  /** Language code of the names that the server sends. */
  language: string;
  /** The way to the board of progress. */
  boardHref?: string;
  /** Time for "saved at". @default the machine's clock */
  now?: () => number;
}

const machineClock = () => Date.now();

/** The plan of a college: what must be ready by when for which majors, and when reminders go out. Put it inside a `ToastProvider`. */
export function DeadlinePlan({ source, language: code, boardHref, onUnsavedChange, controls, now = machineClock }: DeadlinePlanProps) {
  const text = useMessages(deadlinePlanMessages);
  const language = useLanguage();
  const { showToast } = useToast();
  const [addedKey, setAddedKey] = useState<string>();
  const onSaved = () => showToast({ type: 'success', message: text.saved });
  const work = useDeadlinePlan({ source, language: code, now, onSaved });
  const { desk, state, plan, board, boardRequest, isDirty, changeCount, fault } = work;
  const { rootRef, focusRow } = useFocusAfterDelete();
  const keys = useSettingsHost({ desk, isDirty, changeCount, onUnsavedChange, controls });

  if (state.phase === 'failed') return <ErrorState title={text.failed} hint={state.message} onRetry={desk.load} />;
  if (boardRequest.status === 'failed') return <ErrorState title={text.failed} hint={boardRequest.message} onRetry={work.retryBoard} />;
  if (state.phase === 'loading' || !board) return <Loading label={text.loading} />;
  return (
    <SettingsPart
      ref={rootRef}
      words={text}
      keys={keys}
      hint={
        <MutedText>
          {text.hint}{' '}
          {boardHref !== undefined && (
            <Link variant="inline" href={boardHref}>
              {text.boardLink}
            </Link>
          )}
        </MutedText>
      }
      start={
        <Button
          variant="ghost"
          data-start=""
          isDisabled={plan.deadlines.length >= mostDeadlines}
          onPress={() => setAddedKey(work.addDeadline())}
        >
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
      {plan.deadlines.length === 0 && <EmptyState mark={null} title={text.none} hint={text.noneHint} />}
      <PlainList>
        {plan.deadlines.map((deadline, at) => (
          <DeadlineFields
            key={deadline.key}
            deadline={deadline}
            isAdded={deadline.key === addedKey}
            board={board}
            problem={fault?.key === deadline.key ? fault.sentence[language] : undefined}
            onChange={(change) => work.setDeadline(deadline.key, change)}
            onRemove={() => {
              work.removeDeadline(deadline.key);
              focusRow(at);
            }}
          />
        ))}
      </PlainList>
      <ReminderFields reminders={plan.reminders} onChange={work.setReminders} />
      {state.save.status === 'conflict' && (
        <PlanConflict versions={{ base: state.base, mine: state.history.present, theirs: state.save.theirs }} desk={desk} />
      )}
    </SettingsPart>
  );
}
