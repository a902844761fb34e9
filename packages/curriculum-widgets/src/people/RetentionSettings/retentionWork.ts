import { mapRetention, retentionKinds, type RetentionDays, type RetentionKind } from '@college/curriculum-model';

type Content = { days: RetentionDays };

/** The kinds of which two settings keep different times. A figure that cannot be read differs from every other. */
export function differingKinds({ days: one }: Content, { days: other }: Content): RetentionKind[] {
  return retentionKinds.filter((kind) => one[kind] !== other[kind]);
}

/** The kinds that are kept for a shorter time than before. */
export function shortenedKinds({ days: before }: Content, { days: now }: Content): RetentionKind[] {
  return retentionKinds.filter((kind) => (now[kind] ?? Infinity) < (before[kind] ?? Infinity));
}

/** What was set here over what somebody else set: kind by kind. */
export function rebaseRetention<Stored extends Content>(base: Content, mine: Content, newer: Stored): Stored {
  return { ...newer, days: mapRetention((kind) => (mine.days[kind] === base.days[kind] ? newer.days[kind] : mine.days[kind])) };
}

/** The kinds that both set, and otherwise. */
export function rivalKinds({ base, mine, theirs }: Record<'base' | 'mine' | 'theirs', Content>): RetentionKind[] {
  const own = new Set(differingKinds(base, mine));
  const other = new Set(differingKinds(base, theirs));
  return differingKinds(mine, theirs).filter((kind) => own.has(kind) && other.has(kind));
}
