import { partName, type Deadline, type DeadlinePlan, type Language, type Reminders } from '@college/curriculum-model';

type Content = Pick<DeadlinePlan, 'deadlines' | 'reminders'>;

/** The deadlines with one of them set otherwise. */
export function withDeadline(deadlines: readonly Deadline[], key: string, change: Partial<Deadline>): Deadline[] {
  return deadlines.map((one) => (one.key === key ? { ...one, ...change } : one));
}

/** A deadline for all majors in two weeks, with a key that no other one has. */
export function newDeadline(deadlines: readonly Deadline[], today: string): Deadline {
  const taken = new Set(deadlines.map(({ key }) => key));
  let number = deadlines.length + 1;
  while (taken.has(`deadline-${number}`)) number += 1;
  const due = new Date(Date.parse(today) + 14 * 86_400_000).toISOString().slice(0, 10);
  return { key: `deadline-${number}`, name: '', part: 'all', share: 100, due, majorIds: [] };
}

/** Whether two plans say the same. */
export function isSamePlan(one: Content, other: Content): boolean {
  return countChanges(one, other) === 0;
}

/** How many deadlines two plans set otherwise; the reminders count as one. */
export function countChanges(one: Content, other: Content): number {
  const former = new Map(one.deadlines.map((deadline) => [deadline.key, inOrder(deadline)]));
  const changed = other.deadlines.filter((deadline) => former.get(deadline.key) !== inOrder(deadline)).length;
  const removed = one.deadlines.filter(({ key }) => !other.deadlines.some((deadline) => deadline.key === key)).length;
  return changed + removed + Number(remindersInOrder(one.reminders) !== remindersInOrder(other.reminders));
}

function inOrder({ key, name, part, share, due, majorIds }: Deadline): string {
  return JSON.stringify([key, name, part, share, due, majorIds.toSorted((one, other) => one - other)]);
}

function remindersInOrder({ days, late }: Reminders): string {
  return JSON.stringify([days.toSorted((one, other) => one - other), late]);
}

/** What was set here over what somebody else set: deadline by deadline. */
export function rebasePlan<Plan extends Content>(base: Content, mine: Content, newer: Plan): Plan {
  const before = new Map(base.deadlines.map((one) => [one.key, inOrder(one)]));
  const own = new Map(mine.deadlines.map((one) => [one.key, one]));
  const isOwn = (key: string) => (own.has(key) ? inOrder(own.get(key)!) : undefined) !== before.get(key);
  const kept = newer.deadlines.flatMap((theirs) => {
    if (!isOwn(theirs.key)) return [theirs];
    const mineNow = own.get(theirs.key);
    return mineNow ? [mineNow] : [];
  });
  const there = new Set(newer.deadlines.map(({ key }) => key));
  const added = mine.deadlines.filter(({ key }) => !there.has(key) && isOwn(key));
  const areOwnReminders = remindersInOrder(base.reminders) !== remindersInOrder(mine.reminders);
  return { ...newer, deadlines: [...kept, ...added], reminders: areOwnReminders ? mine.reminders : newer.reminders };
}

/** The keys of deadlines that both set, and otherwise; `reminders` where it is them. */
export function rivalDeadlines({ base, mine, theirs }: Record<'base' | 'mine' | 'theirs', Content>): string[] {
  const said = ({ deadlines }: Content, key: string) => {
    const found = deadlines.find((one) => one.key === key);
    return found && inOrder(found);
  };
  const keys = new Set([base, mine, theirs].flatMap(({ deadlines }) => deadlines.map(({ key }) => key)));
  const isRival = (one: (content: Content) => string | undefined) =>
    one(base) !== one(mine) && one(base) !== one(theirs) && one(mine) !== one(theirs);
  return [
    ...[...keys].filter((key) => isRival((content) => said(content, key))),
    ...(isRival(({ reminders }) => remindersInOrder(reminders)) ? ['reminders'] : []),
  ];
}

/** The plan with some deadlines, and the reminders, as another one has them. */
export function withTheirs<Plan extends Content>(plan: Plan, theirs: Content, keys: readonly string[]): Plan {
  const taken = new Set(keys);
  const replaced = plan.deadlines.flatMap((one) => {
    if (!taken.has(one.key)) return [one];
    const other = theirs.deadlines.find(({ key }) => key === one.key);
    return other ? [other] : [];
  });
  const there = new Set(plan.deadlines.map(({ key }) => key));
  const back = theirs.deadlines.filter(({ key }) => taken.has(key) && !there.has(key));
  return { ...plan, deadlines: [...replaced, ...back], reminders: taken.has('reminders') ? theirs.reminders : plan.reminders };
}

/** A deadline in one line. */
export function deadlineInWords({ name, part, share, due }: Deadline, language: Language): string {
  return `${name} · ${due} · ${partName(part)[language]} ${share}%`;
}
