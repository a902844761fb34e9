import { mergeSettings, ruleById, type CollegeRules } from '@college/curriculum-model';
import { useMessages } from '@college/ui/messages';
import { ConflictChoice } from '../../support/conflict/ConflictChoice';
import type { Desk } from '../../support/desk/createDesk';
import type { DeskVersions } from '../../support/desk/DeskPort';
import { useLanguage } from '../../support/useLanguage';
import { ruleSettingsMessages } from './messages';
import { rebaseSettings, rivalRules, settingInWords, widerOf, withRule } from './ruleSettingsWork';

interface RuleConflictProps {
  versions: DeskVersions<CollegeRules>;
  desk: Pick<Desk<CollegeRules>, 'resolve' | 'leaveConflict'>;
}

/** Two people set the same rules: each is shown as both set it, and one of them is chosen; what only one set stays. */
export function RuleConflict({ versions: { base, mine, theirs }, desk }: RuleConflictProps) {
  const text = useMessages(ruleSettingsMessages);
  const language = useLanguage();
  const wider = widerOf(theirs);
  const rivals = rivalRules({ base: base.settings, mine: mine.settings, theirs: theirs.settings }, wider);
  const inWords = (id: string, { settings }: CollegeRules) =>
    settingInWords(id, mergeSettings([wider, settings]), { language, off: text.off });
  return (
    <ConflictChoice
      title={text.conflictTitle}
      differences={rivals.map((id) => ({
        name: id,
        label: ruleById(id)!.title[language],
        mine: inWords(id, mine),
        theirs: inWords(id, theirs),
      }))}
      suggested={Object.fromEntries(rivals.map((id) => [id, 'mine' as const]))}
      onResolve={(sides) => {
        const merged = rebaseSettings(base.settings, mine.settings, theirs.settings, wider);
        const settings = rivals.reduce(
          (chosen, id) => (sides[id] === 'theirs' ? withRule(chosen, id, theirs.settings[id]) : chosen),
          merged,
        );
        void desk.resolve({ ...theirs, settings });
      }}
      onLater={() => desk.leaveConflict(text.conflictTitle)}
    />
  );
}
