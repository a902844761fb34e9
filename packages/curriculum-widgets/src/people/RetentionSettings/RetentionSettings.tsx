import { joinNames, retentionKinds, retentionRules } from '@college/curriculum-model';
import { ErrorState } from '@college/ui/ErrorState';
import { Loading } from '@college/ui/Loading';
import { useMessages } from '@college/ui/messages';
import { Note } from '@college/ui/Note';
import { useToast } from '@college/ui/Toast';
import { styled } from 'styled-components';
import { SettingsPart } from '../../support/saving/SettingsPart';
import { useSettingsHost, type SettingsControls, type SettingsHost } from '../../support/saving/useSettingsHost';
import { MutedText } from '../../support/textParts';
import { useLanguage } from '../../support/useLanguage';
import { retentionSettingsMessages } from './messages';
import { RetentionConflict } from './RetentionConflict';
import { RetentionField } from './RetentionField';
import type { RetentionSource } from './RetentionSource';
import { shortenedKinds } from './retentionWork';
import { useRetention } from './useRetention';

/** What can be done with the settings from outside. */
export type RetentionSettingsControls = SettingsControls;

export interface RetentionSettingsProps extends SettingsHost {
  /** Where the days are read and saved. */
  source: RetentionSource;
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
  const keys = useSettingsHost({ desk, isDirty, changeCount, onUnsavedChange, controls });

  if (state.phase === 'failed') return <ErrorState title={text.failed} hint={state.message} onRetry={desk.load} />;
  if (state.phase === 'loading') return <Loading label={text.loading} />;
  const shortened = fault ? [] : shortenedKinds(stored, work).map((kind) => retentionRules[kind].title[language]);
  return (
    <SettingsPart
      words={text}
      keys={keys}
      start={<MutedText>{text.hint}</MutedText>}
      acts={settings.status}
      isDirty={isDirty}
      canSave={fault === undefined}
      isSaving={state.save.status === 'saving'}
      onSave={desk.save}
      onUndo={desk.discard}
    >
      {shortened.length > 0 && <Note variant="warning">{text.shorter({ kinds: joinNames(shortened, language) })}</Note>}
      <Fields>
        {retentionKinds.map((kind) => (
          <RetentionField key={kind} kind={kind} days={work.days[kind]} onChange={(days) => settings.setDays(kind, days)} />
        ))}
      </Fields>
      {state.save.status === 'conflict' && (
        <RetentionConflict versions={{ base: state.base, mine: state.history.present, theirs: state.save.theirs }} desk={desk} />
      )}
    </SettingsPart>
  );
}

const Fields = styled.div`
  display: grid;
  max-inline-size: 760px;
`;
