import type { LabelValue } from '../options';
import { cardActOf } from './cardMenu';
import type { CourseCard } from './courseCard';

/** Bounds of the placeholder for a missing progress, inclusive (core §9). */
export const randomProgress = { min: 20, max: 100 } as const;

/** The card's progress and whether it is only an estimate: 0 stays 0, none becomes a number from 20 to 100 (decision 104). */
export function cardProgress(card: Pick<CourseCard, 'progress'>, random: () => number): { progress: number; isEstimate: boolean } {
  if (card.progress !== null && card.progress !== undefined) return { progress: card.progress, isEstimate: false };
  const { min, max } = randomProgress;
  return { progress: Math.min(max, min + Math.floor(random() * (max - min + 1))), isEstimate: true };
}

/** Both menus without their copy entries, which are identified by value (decision 58). */
export function withoutCopyEntries<Card extends Pick<CourseCard, 'btnMenus' | 'coverMenus'>>(card: Card): Card {
  const keeps = ({ value }: LabelValue) => cardActOf(value) !== 'copy';
  return { ...card, btnMenus: card.btnMenus.filter(keeps), coverMenus: card.coverMenus.filter(keeps) };
}

/** Whether the card is one of this person's: by name, as the documents say, or also by id (decision 105). */
export function isOwnCard(
  card: Pick<CourseCard, 'manager'>,
  user: { id: number; userName: string },
  by: 'name' | 'nameOrId' = 'name',
): boolean {
  return card.manager.some(({ label, value }) => label === user.userName || (by === 'nameOrId' && String(value) === String(user.id)));
}

/** Why no card is shown (decision 106). */
export function emptyReason(counts: {
  all: number;
  own: number;
  shown: number;
  isFiltered: boolean;
}): 'noData' | 'noManaged' | 'noResult' | null {
  if (counts.shown > 0) return null;
  if (counts.all === 0) return 'noData';
  return counts.isFiltered && counts.own === 0 ? 'noManaged' : 'noResult';
}
