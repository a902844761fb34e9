import { joinNames, retentionKinds, retentionRules } from '@college/curriculum-model';
import { ErrorState } from '@college/ui/ErrorState';
import { Loading } from '@college/ui/Loading';
import { useMessages } from '@college/ui/messages';
import { Note } from '@college/ui/Note';
import { Shortcuts } from '@college/ui/Shortcuts';
import { tokens } from '@college/ui/theme';
import { useToast } from '@college/ui/Toast';
import { useEffect, useImperativeHandle, useMemo, type Ref } from 'react';
import { styled } from 'styled-components';
import { useLatest } from '../../support/desk/useLatest';
import { SaveActs } from '../../support/saving/SaveActs';
import { MutedText } from '../../support/textParts';
import { useLanguage } from '../../support/useLanguage';
import { retentionSettingsMessages } from './messages';
import { RetentionConflict } from './RetentionConflict';
import { RetentionField } from './RetentionField';
import type { RetentionSource } from './RetentionSource';
import { shortenedKinds } from './retentionWork';
import { useRetention } from './useRetention';

/** What can be done with the settings from outside. */
export interface RetentionSettingsControls {
  save: () => Promise<boolean>;
  discard: () => void;
}

export interface RetentionSettingsProps {
  /** Where the days are read and saved. */
  source: RetentionSource;
  /** Called when the number of unsaved changes changes, to guard the way out. */
  onUnsavedChange?: (unsaved: { isDirty: boolean; changeCount: number }) => void;
  /** Saves or discards from outside, such as from the question whether to leave. */
  controls?: Ref<RetentionSettingsControls>;
  /** Time for "saved at". @default the machine's clock */
  now?: () => number;
}

const machineClock = () => Date.now();

/** How long a college keeps what is deleted by itself, for college managers. Put it inside a `ToastProvider`. */
export function RetentionSettings({ source, onUnsavedChange, controls, now = machineClock }: RetentionSettingsProps) {
  const text = useMessages(retentionSettingsMessages);
  const language = useLanguage();
  const { showToast } = useToast();
  const settings = useRetention({ source, now, onSaved: () => showToast({ type: 'success', message: text.saved }) });
  const { desk, state, work, stored, isDirty, changeCount, fault } = settings;
  useImperativeHandle(controls, () => ({ save: desk.save, discard: desk.discard }), [desk]);
  const keys = useMemo(() => ({ 'Ctrl+S': () => void desk.save() }), [desk]);
  const tell = useLatest(onUnsavedChange);
  useEffect(() => tell()?.({ isDirty, changeCount }), [tell, isDirty, changeCount]);

  if (state.phase === 'failed') return <ErrorState title={text.failed} hint={state.message} onRetry={desk.load} />;
  if (state.phase === 'loading') return <Loading label={text.loading} />;
  const shortened = fault ? [] : shortenedKinds(stored, work).map((kind) => retentionRules[kind].title[language]);
  return (
    <Part aria-label={text.title}>
      <Shortcuts keys={keys} isDisabled={!isDirty || fault !== undefined} />
      <Bar>
        <MutedText>{text.hint}</MutedText>
        <SaveActs
          words={text}
          isDirty={isDirty}
          canSave={fault === undefined}
          isSaving={state.save.status === 'saving'}
          onSave={desk.save}
          onUndo={desk.discard}
        >
          {settings.status}
        </SaveActs>
      </Bar>
      {shortened.length > 0 && <Note variant="warning">{text.shorter({ kinds: joinNames(shortened, language) })}</Note>}
      <Fields>
        {retentionKinds.map((kind) => (
          <RetentionField key={kind} kind={kind} days={work.days[kind]} onChange={(days) => settings.setDays(kind, days)} />
        ))}
      </Fields>
      {state.save.status === 'conflict' && (
        <RetentionConflict versions={{ base: state.base, mine: state.history.present, theirs: state.save.theirs }} desk={desk} />
      )}
    </Part>
  );
}

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${tokens.space[4]};
`;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[3]};
`;

const Fields = styled.div`
  display: grid;
  max-inline-size: 760px;
`;
