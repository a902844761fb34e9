import {
  cardActOf,
  withoutCopyEntries,
  withoutEditingEntries,
  type CardAct,
  type CourseCard,
  type LabelValue,
} from '@college/curriculum-model';

/** An entry of a card's menus. */
export interface CardEntry {
  value: string | number;
  label: string;
  /** What it does; null for an entry of the college's own. */
  act: CardAct | null;
}

interface CardMenusOptions {
  canModify: boolean;
  isOffered?: (entry: CardEntry) => boolean;
}

/** The entries that a card offers: none that copies, and none that edits without the modify right. */
export function cardMenusOf(card: CourseCard, { canModify, isOffered = () => true }: CardMenusOptions) {
  const kept = withoutCopyEntries(canModify ? card : withoutEditingEntries(card));
  const entriesOf = (entries: readonly LabelValue[]) => entries.map(withAct).filter(isOffered);
  return { buttonEntries: entriesOf(kept.btnMenus), coverEntries: entriesOf(kept.coverMenus) };
}

/** Everyday entries, then reports, then what destroys: a menu draws a line between them. */
export function groupEntries(entries: readonly CardEntry[]): CardEntry[][] {
  const groups: CardEntry[][] = [[], [], []];
  for (const entry of entries) groups[groupOf(entry)]!.push(entry);
  return groups.filter((group) => group.length > 0);
}

function groupOf({ act, value }: CardEntry): 0 | 1 | 2 {
  if (act === 'delete') return 2;
  return act === 'completion' || value === exportEntryValue ? 1 : 0;
}

/** Value of the entry that the major home adds by itself: the matrices of this course as a workbook. */
export const exportEntryValue = 'exportCourseMatrix';

function withAct({ value, label }: LabelValue): CardEntry {
  return { value, label, act: cardActOf(value) };
}
