import type { Edition, EditionRef, MergeTarget } from '@college/curriculum-model';
import type { EditionRow } from './editionRows';
import type { EditionListText } from './messages';

/** Where the list leads; what is left out is not offered. */
export interface EditionWays {
  /** Opens the major of an edition: that of a draft, or the home. */
  onOpen?: (majorId: number) => void;
  /** Compares two states of the curriculum. */
  onCompare?: (sides: { left: EditionRef; right: EditionRef }) => void;
  /** Merges a draft into the current edition, or the current edition into a draft. */
  onMerge?: (merge: { editionId: number; into: MergeTarget }) => void;
}

/** What the person may do with the editions of the major. */
export interface EditionRights {
  /** Whether drafts may be started and changed. */
  canStart: boolean;
  /** Whether drafts of others may be deleted, and drafts merged. */
  canManage: boolean;
  userId?: number | undefined;
}

/** An act of a row: its word, its full name, and what it does. */
export interface RowAct {
  id: 'update' | 'open' | 'compare' | 'merge';
  label: string;
  fullName: string;
  run: () => void;
}

interface ActsOptions {
  homeMajorId: number;
  ways: EditionWays;
  rights: EditionRights;
  text: EditionListText;
}

/** The most acts that a row shows; the others stand in its menu. */
export const mostActs = 3;

/** The acts of a row, the next useful one first. */
export function actsOf(row: EditionRow, options: ActsOptions): RowAct[] {
  const { text } = options;
  const name = row.kind === 'current' ? text.current : row.edition.name;
  const acts = row.kind === 'current' ? actsOfCurrent(options) : actsOfEdition(row.edition, options);
  return acts.flatMap((act) => act || []).map((act) => ({ ...act, fullName: text.actOn({ act: act.label, name }) }));
}

type Offered = Omit<RowAct, 'fullName'> | false | undefined;

function actsOfCurrent({ homeMajorId, ways: { onOpen }, text }: ActsOptions): Offered[] {
  return [onOpen && { id: 'open', label: text.open, run: () => onOpen(homeMajorId) }];
}

function actsOfEdition({ id, kind, status, majorId, figures }: Edition, { homeMajorId, ways, rights, text }: ActsOptions): Offered[] {
  const { onOpen, onCompare, onMerge } = ways;
  const isOpen = status === 'open';
  const isBehind = isOpen && (figures?.behind?.changes ?? 0) > 0;
  const sides = { left: `current:${homeMajorId}`, right: `edition:${id}` };
  return [
    isBehind && rights.canStart && onMerge && { id: 'update', label: text.update, run: () => onMerge({ editionId: id, into: 'draft' }) },
    isOpen && majorId !== null && onOpen && { id: 'open', label: rights.canStart ? text.goOn : text.open, run: () => onOpen(majorId) },
    status !== 'closed' && onCompare && { id: 'compare', label: text.compare, run: () => onCompare(sides) },
    // A scenario writes into no edition; it becomes a draft first.
    isOpen &&
      kind === 'draft' &&
      rights.canManage &&
      onMerge && { id: 'merge', label: text.merge, run: () => onMerge({ editionId: id, into: 'current' }) },
  ];
}

/** Whether a draft may be deleted: one's own, or any by whoever manages the major. */
export function mayDelete({ userId: makerId }: Pick<Edition, 'userId'>, { canStart, canManage, userId }: EditionRights): boolean {
  return canManage || (canStart && makerId !== null && makerId === userId);
}
