import { ownSettings, settingsFault, type CollegeRules, type RulesOwner, type RuleSetting } from '@college/curriculum-model';
import { useCallback } from 'react';
import { createDesk } from '../../support/desk/createDesk';
import { savingOf } from '../../support/desk/savingOf';
import { useOwnDesk } from '../../support/desk/useDesk';
import { useLatest } from '../../support/desk/useLatest';
import { useSaveFailure } from '../../support/saving/useSaveFailure';
import { useSaveStatus } from '../../support/useSaveStatus';
import type { RuleSettingsSource } from './RuleSettingsSource';
import { changedRules, isSameSettings, rebaseSettings, rivalRules, widerOf, withRule } from './ruleSettingsWork';

interface UseRuleSettingsOptions {
  source: RuleSettingsSource;
  of: RulesOwner | undefined;
  onSaved: () => void;
  now: () => number;
}

const nothing: CollegeRules = { settings: {}, version: 0 };

/** The rules of a college, a department or a major on a desk: they are saved at once, and rules that others set meanwhile are taken in where they are not set here. */
export function useRuleSettings(options: UseRuleSettingsOptions) {
  const latest = useLatest(options);
  const failing = useSaveFailure();
  const { desk, state } = useOwnDesk<CollegeRules, ReturnType<typeof open>>(null, open, (news) => {
    if (news.type === 'saved') options.onSaved();
    if (news.type === 'saveFailed') failing.report(news.error);
  });

  function open() {
    return createDesk<CollegeRules>(
      {
        load: (given) => latest().source.loadRules({ ...latest().of, ...(given.signal && { signal: given.signal }) }),
        save: async (mine, { version }) => ({
          stored: await latest().source.saveRules({ ...latest().of, settings: ownSettings(mine.settings, widerOf(mine)), version }),
        }),
        isSame: (one, other) => isSameSettings(one.settings, other.settings, widerOf(other)),
        rebase: (base, mine, newer) => ({
          ...newer,
          settings: rebaseSettings(base.settings, mine.settings, newer.settings, widerOf(newer)),
        }),
        isRival: ({ base, mine, theirs }) =>
          rivalRules({ base: base.settings, mine: mine.settings, theirs: theirs.settings }, widerOf(theirs)).length > 0,
        isSendable: (mine) => settingsFault(mine.settings, widerOf(mine)) === undefined,
      },
      () => latest().now(),
    );
  }

  const isOpen = state.phase === 'open';
  const { settings, wider } = isOpen ? state.history.present : nothing;
  const above = widerOf({ wider });
  const changeCount = isOpen ? changedRules(state.base.settings, settings, above).length : 0;
  const status = useSaveStatus({ standing: savingOf(state), isDirty: changeCount > 0, changeCount, save: desk.save, failing });
  return {
    desk,
    state,
    settings,
    wider,
    changeCount,
    isDirty: changeCount > 0,
    status,
    fault: settingsFault(settings, above),
    /** Sets one rule; undefined sets it back to what the wider layers say. The same function as long as the desk is. */
    setRule: useCallback(
      (id: string, setting: RuleSetting | undefined) =>
        desk.change((work) => ({ ...work, settings: withRule(work.settings, id, setting) })),
      [desk],
    ),
    /** Sets every rule back. */
    resetAll: () => desk.change((work) => ({ ...work, settings: {} })),
  };
}
