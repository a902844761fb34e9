import { retentionRules, type Retention } from '@college/curriculum-model';
import { useMessages } from '@college/ui/messages';
import { ConflictChoice } from '../../support/conflict/ConflictChoice';
import type { Desk } from '../../support/desk/createDesk';
import type { DeskVersions } from '../../support/desk/DeskPort';
import { useLanguage } from '../../support/useLanguage';
import { retentionSettingsMessages } from './messages';
import { rebaseRetention, rivalKinds } from './retentionWork';

interface RetentionConflictProps {
  versions: DeskVersions<Retention>;
  desk: Pick<Desk<Retention>, 'resolve' | 'leaveConflict'>;
}

/** Two people set the same period: each is shown as both set it, and one is chosen; what only one of them set stays. */
export function RetentionConflict({ versions, desk }: RetentionConflictProps) {
  const text = useMessages(retentionSettingsMessages);
  const language = useLanguage();
  const { base, mine, theirs } = versions;
  const rivals = rivalKinds(versions);
  const inWords = (days: number | null) => (days === null ? text.forGood : text.countOfDays({ count: days }));
  return (
    <ConflictChoice
      title={text.conflictTitle}
      differences={rivals.map((kind) => ({
        name: kind,
        label: retentionRules[kind].title[language],
        mine: inWords(mine.days[kind]),
        theirs: inWords(theirs.days[kind]),
      }))}
      suggested={Object.fromEntries(rivals.map((kind) => [kind, 'mine' as const]))}
      onResolve={(sides) => {
        const merged = rebaseRetention(base, mine, theirs);
        const taken = rivals.filter((kind) => sides[kind] === 'theirs').map((kind) => [kind, theirs.days[kind]]);
        void desk.resolve({ ...merged, days: { ...merged.days, ...Object.fromEntries(taken) } });
      }}
      onLater={() => desk.leaveConflict(text.conflictTitle)}
    />
  );
}
