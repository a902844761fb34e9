import type { CourseCard } from '@college/curriculum-model';
import { exportEntryValue, type CardEntry } from '../CourseCard';
import type { MajorHomeProps } from './MajorHomeProps';
import { courseIdOf } from './majorHomeState';

type Ways = Pick<MajorHomeProps, 'hrefs' | 'completionSource' | 'pointSource' | 'onMenuAction'>;

/** Whether a menu entry leads anywhere on this page: an address, a source for its layer, or a callback. */
export function isEntryOffered({ act, value }: CardEntry, { hrefs, completionSource, pointSource, onMenuAction }: Ways): boolean {
  switch (act) {
    case 'matrix':
    case 'read':
    case 'report':
      return hrefs[act] !== undefined;
    case 'completion':
      return completionSource !== undefined;
    case 'points':
      return pointSource !== undefined;
    case 'copy':
      return false;
    case null:
      return value === exportEntryValue || onMenuAction !== undefined;
    default:
      return true;
  }
}

/** The address of a menu entry; undefined for those that are done on the page. */
export function entryHref({ act }: CardEntry, card: CourseCard, { hrefs }: Pick<Ways, 'hrefs'>): string | undefined {
  const courseId = courseIdOf(card);
  if (act === 'edit') return hrefs.course(courseId);
  return act === 'matrix' || act === 'read' || act === 'report' ? hrefs[act]?.(courseId) : undefined;
}

/** The card with an entry that exports its own matrices. */
export function withExportEntry(card: CourseCard, label: string): CourseCard {
  return { ...card, btnMenus: [...card.btnMenus, { label, value: exportEntryValue }] };
}
