import type { CourseCard } from './courseCard';

/** What a menu entry of a card does, whatever its value is called. */
export type CardAct = 'edit' | 'rename' | 'points' | 'matrix' | 'read' | 'report' | 'completion' | 'copy' | 'delete';

const actsByValue: ReadonlyMap<string, CardAct> = new Map([
  ['edit', 'edit'],
  ['rename', 'rename'],
  ['point', 'points'],
  ['points', 'points'],
  ['matrix', 'matrix'],
  ['read', 'read'],
  ['report', 'report'],
  ['completion', 'completion'],
  ['copy', 'copy'],
  ['copycourse', 'copy'],
  ['delete', 'delete'],
]);

/** Acts that change a course: they need the modify right, whatever the server lists (decision 30). */
const editingActs: ReadonlySet<CardAct> = new Set(['edit', 'rename', 'points', 'matrix', 'copy', 'delete']);

/** The action of a menu entry, identified by its value and never by its label; null for an entry that a college defined itself. */
export function cardActOf(value: string | number): CardAct | null {
  return (typeof value === 'string' && actsByValue.get(value.toLowerCase())) || null;
}

/** Whether a menu entry changes the course. */
export function isEditingEntry(value: string | number): boolean {
  const act = cardActOf(value);
  return act !== null && editingActs.has(act);
}

/** Both menus without the entries that need the modify right. */
export function withoutEditingEntries<Card extends Pick<CourseCard, 'btnMenus' | 'coverMenus'>>(card: Card): Card {
  const keeps = ({ value }: { value: string | number }) => !isEditingEntry(value);
  return { ...card, btnMenus: card.btnMenus.filter(keeps), coverMenus: card.coverMenus.filter(keeps) };
}
