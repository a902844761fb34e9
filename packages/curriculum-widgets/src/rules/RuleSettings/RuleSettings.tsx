import type { RulesOwner } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { Checkbox } from '@college/ui/Checkbox';
import { ConfirmDialog } from '@college/ui/ConfirmDialog';
import { EmptyState } from '@college/ui/EmptyState';
import { ErrorState } from '@college/ui/ErrorState';
import { useMessages } from '@college/ui/messages';
import { SearchField } from '@college/ui/SearchField';
import { Skeleton } from '@college/ui/Skeleton';
import { Shortcuts } from '@college/ui/Shortcuts';
import { tokens } from '@college/ui/theme';
import { useToast } from '@college/ui/Toast';
import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { MutedText, PartTitle } from '../../support/textParts';
import { Toolbar } from '../../support/toolbarParts';
import { useLanguage } from '../../support/useLanguage';
import { PlainList } from '../../support/layoutParts';
import { SaveActs } from '../../support/saving/SaveActs';
import { useSettingsHost, type SettingsControls, type SettingsHost } from '../../support/saving/useSettingsHost';
import { findingsRoot } from '../fixes/useFocusBeside';
import { RuleConflict } from './RuleConflict';
import { RuleRow } from './RuleRow';
import type { RuleSettingsSource } from './RuleSettingsSource';
import { firstRules, ruleAreasOf } from './ruleSettingsWork';
import { ruleSettingsMessages } from './messages';
import { useDrawn } from './useDrawn';
import { useRuleSettings } from './useRuleSettings';

/** What can be done with the rules from outside. */
export type RuleSettingsControls = SettingsControls;

export interface RuleSettingsProps extends SettingsHost {
  /** Where the rules are read and saved. */
  source: RuleSettingsSource;
  /** The department or the major whose rules they are; give another one another key. @default the college */
  of?: RulesOwner;
  /** Time for "saved at". @default the machine's clock */
  now?: () => number;
}

const machineClock = () => Date.now();

/** The rules by which curricula are checked, as the college, or a department or a major over it, sets them: on or off, their level and their thresholds. Put it inside a `ToastProvider`. */
export function RuleSettings({ source, of, onUnsavedChange, controls, now = machineClock }: RuleSettingsProps) {
  const text = useMessages(ruleSettingsMessages);
  const language = useLanguage();
  const { showToast } = useToast();
  const work = useRuleSettings({ source, of, now, onSaved: () => showToast({ type: 'success', message: text.saved }) });
  const { desk, state, settings, wider, changeCount, isDirty, setRule, fault } = work;
  const [keyword, setKeyword] = useState('');
  const [isOwnOnly, setOwnOnly] = useState(false);
  const [isResetAsked, setResetAsked] = useState(false);
  const areas = useMemo(
    () => ruleAreasOf(settings, { keyword, isOwnOnly, language, wider }),
    [settings, keyword, isOwnOnly, language, wider],
  );
  const ownCount = useMemo(
    () => ruleAreasOf(settings, { keyword: '', isOwnOnly: true, language, wider }).reduce((sum, { rules }) => sum + rules.length, 0),
    [settings, language, wider],
  );
  const drawn = useDrawn(state.phase === 'open');
  const keys = useSettingsHost({ desk, isDirty, changeCount, onUnsavedChange, controls });

  if (state.phase === 'failed') return <ErrorState title={text.failed} hint={state.message} onRetry={desk.load} />;
  if (state.phase === 'loading') return <Waiting label={text.loading} />;
  return (
    <Part {...findingsRoot} aria-label={text.title}>
      <Shortcuts keys={keys} isDisabled={!isDirty || fault !== undefined} />
      <MutedText>{wider === undefined ? text.hint : wider.length === 1 ? text.departmentHint : text.majorHint}</MutedText>
      <Bar>
        <Toolbar role="search">
          <Search aria-label={text.search} placeholder={text.searchPlaceholder} shortcut="/" value={keyword} onChange={setKeyword} />
          <Checkbox isSelected={isOwnOnly} onChange={setOwnOnly}>
            {(wider === undefined ? text.ownOnly : text.setHere)({ count: ownCount })}
          </Checkbox>
        </Toolbar>
        <SaveActs
          words={text}
          isDirty={isDirty}
          canSave={fault === undefined}
          isSaving={state.save.status === 'saving'}
          onSave={desk.save}
          onUndo={desk.discard}
        >
          {work.status}
          <Button variant="ghost" isDisabled={ownCount === 0} onPress={() => setResetAsked(true)}>
            {wider === undefined ? text.resetAll : text.followAll}
          </Button>
        </SaveActs>
      </Bar>
      {areas.length === 0 && (
        <EmptyState
          mark={null}
          title={text.noSearchResults}
          action={
            <Button
              onPress={() => {
                setKeyword('');
                setOwnOnly(false);
              }}
            >
              {text.clearFilter}
            </Button>
          }
        />
      )}
      {firstRules(areas, drawn).map(({ id, name, rules }) => (
        <Area key={id} aria-label={name}>
          <PartTitle as="h2">{name}</PartTitle>
          <PlainList>
            {rules.map((rule) => (
              <RuleRow
                key={rule.rule.id}
                set={rule}
                isNarrower={wider !== undefined}
                problem={fault?.field.split('.').slice(0, 2).join('.') === rule.rule.id ? fault.sentence[language] : undefined}
                onChange={setRule}
              />
            ))}
          </PlainList>
        </Area>
      ))}
      {state.save.status === 'conflict' && (
        <RuleConflict versions={{ base: state.base, mine: state.history.present, theirs: state.save.theirs }} desk={desk} />
      )}
      <ConfirmDialog
        variant="primary"
        isOpen={isResetAsked}
        onOpenChange={setResetAsked}
        title={wider === undefined ? text.resetAllTitle : text.followAllTitle}
        confirmLabel={wider === undefined ? text.confirmReset : text.follow}
        onConfirm={work.resetAll}
      >
        {(wider === undefined ? text.resetAllHint : text.resetHereHint)({ count: ownCount })}
      </ConfirmDialog>
    </Part>
  );
}

function Waiting({ label }: { label: string }) {
  return (
    <Part role="status" aria-label={label}>
      {[38, 52, 44, 61, 47, 56].map((share) => (
        <Skeleton key={share} width={`${share}%`} />
      ))}
    </Part>
  );
}

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${tokens.space[5]};
  outline: none;
`;

const Bar = styled.div`
  position: sticky;
  inset-block-start: 0;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[3]};
  padding-block: ${tokens.space[2]};
  background: ${tokens.color.surface};
`;

const Search = styled(SearchField)`
  inline-size: 264px;
`;

const Area = styled.section`
  display: grid;
  gap: ${tokens.space[2]};
`;
