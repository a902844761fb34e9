import { holdsMerge, isFinalStatus, type Edition, type EditionRef, type MergeTarget } from '@college/curriculum-model';
import type { EditionRow } from './editionRows';
import type { EditionListText } from './messages';

/** Where the list leads; what is left out is not offered. */
export interface EditionWays {
  /** Opens the major of an edition: that of a draft, or the home. */
  onOpen?: (majorId: number) => void;
  /** Compares two states of the curriculum. */
  onCompare?: (sides: { left: EditionRef; right: EditionRef }) => void;
  /** Brings a draft to another standard. */
  onUpgrade?: (editionId: number) => void;
  /** Merges a draft into the current edition, or the current edition into a draft. */
  onMerge?: (merge: { editionId: number; into: MergeTarget }) => void;
  /** Opens the review of a draft, what sends it to one, or how it was reviewed. */
  onReview?: (editionId: number) => void;
  /** Reads a published edition. */
  onRead?: (editionId: number) => void;
}

/** What the list asks about before it is done; what is left out is not offered. */
export interface EditionQuestions {
  publish?: (() => void) | undefined;
  links?: ((edition: Edition) => void) | undefined;
  withdraw?: ((edition: Edition) => void) | undefined;
  /** Starts a draft that begins with an edition. */
  startFrom?: ((edition: Edition) => void) | undefined;
  change: (edition: Edition) => void;
  /** With the place of the edition among the rows. */
  delete: (edition: Edition, index: number) => void;
}

/** What the person may do with the editions of the major. */
export interface EditionRights {
  /** Whether drafts may be started and changed. */
  canStart: boolean;
  /** Whether something in a draft may be edited. */
  canEdit: boolean;
  /** Whether drafts of others may be deleted, drafts merged, and editions published. */
  canManage: boolean;
  userId?: number | undefined;
}

/** An act of a row: its word, its full name, and what it does. */
export interface RowAct {
  id: 'update' | 'open' | 'compare' | 'merge' | 'upgrade' | 'read' | 'review' | keyof EditionQuestions;
  label: string;
  fullName: string;
  run: () => void;
  /** Whether it stands in the menu, however much room there is. */
  isInMenu?: boolean;
  isDanger?: boolean;
}

interface ActsOptions {
  homeMajorId: number;
  /** The place of the row. */
  index: number;
  ways: EditionWays;
  questions: EditionQuestions;
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

function actsOfCurrent({ homeMajorId, ways: { onOpen }, questions: { publish }, rights, text }: ActsOptions): Offered[] {
  return [
    onOpen && { id: 'open', label: text.open, run: () => onOpen(homeMajorId) },
    rights.canManage && publish && { id: 'publish', label: text.publish, run: publish },
  ];
}

function actsOfEdition(edition: Edition, options: ActsOptions): Offered[] {
  if (edition.kind === 'published') return actsOfPublished(edition, options);
  const { id, kind, status, majorId, figures } = edition;
  const { index, ways, questions, rights, text } = options;
  const { onOpen, onMerge, onReview, onUpgrade } = ways;
  const isOpen = status === 'open';
  const isInReview = isOpen && edition.proposal !== undefined && !isFinalStatus(edition.proposal.status);
  const isForEditing = rights.canEdit && !(isInReview && edition.proposal?.isLocked);
  const isBehind = isOpen && (figures?.behind?.changes ?? 0) > 0;
  return [
    isBehind && rights.canStart && onMerge && { id: 'update', label: text.update, run: () => onMerge({ editionId: id, into: 'draft' }) },
    isOpen && majorId !== null && onOpen && { id: 'open', label: isForEditing ? text.goOn : text.open, run: () => onOpen(majorId) },
    // How a merged draft was reviewed is read on.
    (isInReview || (!isOpen && edition.proposal)) && onReview && { id: 'review', label: text.openReview, run: () => onReview(id) },
    status !== 'closed' && compareAct(edition, options),
    // A scenario writes into no edition; it becomes a draft first.
    isOpen &&
      kind === 'draft' &&
      !(edition.proposal && holdsMerge(edition.proposal.status)) &&
      rights.canManage &&
      onMerge && { id: 'merge', label: text.merge, run: () => onMerge({ editionId: id, into: 'current' }) },
    isOpen &&
      kind === 'draft' &&
      !isInReview &&
      rights.canStart &&
      onReview && { id: 'review', label: text.sendToReview, run: () => onReview(id) },
    isOpen && startFromAct(edition, options),
    isOpen && rights.canStart && onUpgrade && { id: 'upgrade', label: text.upgrade, isInMenu: true, run: () => onUpgrade(id) },
    isOpen && rights.canStart && { id: 'change', label: text.change, isInMenu: true, run: () => questions.change(edition) },
    isOpen &&
      mayDelete(edition, rights) && {
        id: 'delete',
        label: text.delete,
        isInMenu: true,
        isDanger: true,
        run: () => questions.delete(edition, index),
      },
  ];
}

function actsOfPublished(edition: Edition, options: ActsOptions): Offered[] {
  const { ways, questions, rights, text } = options;
  const { onRead } = ways;
  const { links, withdraw } = questions;
  return [
    onRead && { id: 'read', label: text.read, run: () => onRead(edition.id) },
    compareAct(edition, options),
    startFromAct(edition, options),
    rights.canManage && links && { id: 'links', label: text.links, isInMenu: true, run: () => links(edition) },
    rights.canManage &&
      withdraw &&
      edition.status === 'published' && {
        id: 'withdraw',
        label: text.withdraw,
        isInMenu: true,
        isDanger: true,
        run: () => withdraw(edition),
      },
  ];
}

function compareAct({ id }: Pick<Edition, 'id'>, { homeMajorId, ways: { onCompare }, text }: ActsOptions): Offered {
  return (
    onCompare && { id: 'compare', label: text.compare, run: () => onCompare({ left: `current:${homeMajorId}`, right: `edition:${id}` }) }
  );
}

function startFromAct(edition: Edition, { questions: { startFrom }, rights, text }: ActsOptions): Offered {
  return rights.canStart && startFrom && { id: 'startFrom', label: text.startFromThis, isInMenu: true, run: () => startFrom(edition) };
}

/** Whether a draft may be deleted: one's own, or any by whoever manages the major. */
export function mayDelete({ userId: makerId }: Pick<Edition, 'userId'>, { canStart, canManage, userId }: EditionRights): boolean {
  return canManage || (canStart && makerId !== null && makerId === userId);
}
