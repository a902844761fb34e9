import { formatDateTime, sideName, type Edition, type EditionRef, type Language } from '@college/curriculum-model';
import type { SideChoice } from '@college/curriculum-widgets/editions/EditionComparison';

/** What of a major can be compared: the current edition, its editions, and what each draft began with. */
export function sideChoices(
  majorId: number,
  editions: readonly Edition[],
  { language, timeZone }: { language: Language; timeZone: string },
): SideChoice[] {
  const nameOf = (kind: 'current' | 'base', name = '') => sideName({ kind, name, takenAt: null }, language);
  const known = editions.filter(({ status }) => status !== 'closed');
  return [
    { ref: `current:${majorId}`, name: nameOf('current') },
    ...known.map(({ id, name, userName, createTime }) => ({
      ref: `edition:${id}`,
      name,
      hint: [userName, formatDateTime(createTime, { timeZone, precision: 'day' })].filter(Boolean).join(' '),
    })),
    ...known.filter(({ kind }) => kind !== 'published').map(({ id, name }) => ({ ref: `base:${id}`, name: nameOf('base', name) })),
  ];
}

/** The sides that an address does not name: the current edition, and beside it the latest draft. */
export function defaultSides(majorId: number, editions: readonly Edition[]): { left: EditionRef; right: EditionRef | undefined } {
  const latest = editions.filter(({ status }) => status === 'open').toSorted((one, other) => other.id - one.id)[0];
  return { left: `current:${majorId}`, right: latest && `edition:${latest.id}` };
}
