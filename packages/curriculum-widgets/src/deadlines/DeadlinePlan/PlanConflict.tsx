import type { DeadlinePlan } from '@college/curriculum-model';
import { useMessages } from '@college/ui/messages';
import { ConflictChoice } from '../../support/conflict/ConflictChoice';
import type { Desk } from '../../support/desk/createDesk';
import type { DeskVersions } from '../../support/desk/DeskPort';
import { useLanguage } from '../../support/useLanguage';
import { deadlineInWords, rebasePlan, rivalDeadlines, withTheirs } from './deadlinePlanWork';
import { deadlinePlanMessages } from './messages';

interface PlanConflictProps {
  versions: DeskVersions<DeadlinePlan>;
  desk: Pick<Desk<DeadlinePlan>, 'resolve' | 'leaveConflict'>;
}

/** Two people set the same deadlines: each is shown as both set it, and one is chosen; what only one of them set stays. */
export function PlanConflict({ versions, desk }: PlanConflictProps) {
  const text = useMessages(deadlinePlanMessages);
  const language = useLanguage();
  const { base, mine, theirs } = versions;
  const rivals = rivalDeadlines(versions);
  const found = ({ deadlines }: DeadlinePlan, wanted: string) => deadlines.find(({ key }) => key === wanted);
  const inWords = (plan: DeadlinePlan, key: string) => {
    if (key === 'reminders') {
      const { days, late } = plan.reminders;
      return [...days.map((count) => text.daysBefore({ count })), ...(late ? [text.late] : [])].join(' · ');
    }
    const deadline = found(plan, key);
    return deadline ? deadlineInWords(deadline, language) : text.removed;
  };
  return (
    <ConflictChoice
      title={text.conflictTitle}
      differences={rivals.map((key) => ({
        name: key,
        label: key === 'reminders' ? text.reminders : (found(base, key) ?? found(mine, key) ?? found(theirs, key))!.name,
        mine: inWords(mine, key),
        theirs: inWords(theirs, key),
      }))}
      suggested={Object.fromEntries(rivals.map((key) => [key, 'mine' as const]))}
      onResolve={(sides) => {
        const merged = rebasePlan(base, mine, theirs);
        const keys = rivals.filter((key) => sides[key] === 'theirs');
        void desk.resolve({ ...withTheirs(merged, theirs, keys), version: theirs.version });
      }}
      onLater={() => desk.leaveConflict(text.conflictTitle)}
    />
  );
}
