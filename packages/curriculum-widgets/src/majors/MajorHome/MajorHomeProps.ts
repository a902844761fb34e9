import type { Clock } from '@college/ui/clock';
import type { BreadcrumbEntry } from '@college/ui/Breadcrumb';
import type { ReactNode, Ref } from 'react';
import type { CompletionSource } from '../../completion/CompletionPopup';
import type { CopyDestination, CopyWizardSource } from '../../copying/CopyWizard';
import type { PointPopupSource } from '../../points/PointPopup';
import type { DraftOwner } from '../../support/desk/drafts';
import type { FirstStepsMemory } from '../../overview/FirstSteps';
import type { UndoSource } from '../../support/undo';
import type { MajorHomeDialog } from './majorHomeDialog';
import type { MajorHomeSource } from './MajorHomeSource';

/** Addresses of the screens that the home leads to; an entry without an address is not offered. */
export interface MajorHomeHrefs {
  /** Before the major's name in the trail. @default no way back */
  home?: string;
  /** The major itself, behind its name in the trail. */
  major?: string;
  /** The course unit: where a card's name and its entry `edit` lead. */
  course: (courseId: number) => string;
  /** Entry `matrix`: the editable matrices of a course. */
  matrix?: (courseId: number) => string;
  /** Entry `read`: the same to be read. */
  read?: (courseId: number) => string;
  /** Entry `report`: the syllabus. */
  report?: (courseId: number) => string;
  /** The course units as a table. */
  courseUnits?: string;
  /** The major matrix, under the strip of indicator points. */
  majorMatrix?: string;
  /** The page of an indicator point, offered under the strip while the point is chosen. */
  indicator?: (indicatorId: number) => string;
}

export interface MajorHomeProps extends Pick<DraftOwner, 'draftStorage'> {
  /** Where the major and its courses are read and changed. */
  source: MajorHomeSource;
  /** The major to show; another one starts afresh. */
  majorId: number;
  /** The current user: `my courses only` keeps the cards that this person manages. */
  user: { id: number; userName: string };
  /** The addresses of the screens that exist. */
  hrefs: MajorHomeHrefs;
  /**
   * The modify right of the person's band. It decides the editing entries of the cards; adding a course and editing the major go by the
   * major's own `edit` (decision 29).
   * @default false
   */
  canModify?: boolean;
  /**
   * How own courses are recognised: by the manager's name, as specified, or also by id (decision 105).
   * @default 'name'
   */
  ownBy?: 'name' | 'nameOrId';
  /**
   * Whether matrices may be exported; otherwise no card can be chosen for it either.
   * @default true
   */
  canExport?: boolean;
  /** Opens the form of a new course; offered while the major is editable. */
  onAddCourse?: () => void;
  /** Opens the major: to be edited or only to be read. */
  onOpenMajor?: () => void;
  /** Opens the list of the major's editions; without it there is no way there. */
  onOpenEditions?: () => void;
  /** Opens what the rules find in the major; without it the button is missing. */
  onOpenFindings?: () => void;
  /** Called with the breadcrumbs: home, major, course units. Without it the widget renders them itself, above the banner. */
  onTrailChange?: (entries: readonly BreadcrumbEntry[]) => void;
  /** Called when the user chooses an entry of a card menu that the widget does not know; without it such entries are hidden. */
  onMenuAction?: (action: { value: string | number; courseId: number }) => void;
  /** Called when cards changed: a course was deleted, brought back or renamed, or its points were saved. */
  onCoursesChange?: () => void;
  /** Called when a copy starts or ends, so that the page can warn before leaving. */
  onCopyingChange?: (isCopying: boolean) => void;
  /** Goes to the target major after a copy. */
  onGoToTarget?: (destination: CopyDestination) => void;
  /** Figures for the entry `completion`; without it the entry is not shown. */
  completionSource?: CompletionSource;
  /** Points for the entry `points`; without it the entry is not shown. */
  pointSource?: PointPopupSource;
  /** Copies a course; the wizard is opened by `dialog` alone, never from a card (decision 58). */
  copySource?: CopyWizardSource;
  /** Where a deleted course is brought back: with it deletions can be undone on the spot. */
  trash?: UndoSource;
  /** What the deletion of a course breaks, under the question. @default the sentences of `DeleteBreaks` around the widget */
  renderBreaks?: (courseId: number) => ReactNode;
  /** The layer over the page. Leave out to let the widget decide. */
  dialog?: MajorHomeDialog | null;
  /** The layer at first. @default null */
  defaultDialog?: MajorHomeDialog | null;
  /** Called with the layer that opens, and with null when it closes. */
  onDialogChange?: (dialog: MajorHomeDialog | null) => void;
  /** Whether the person wants to see what comes first in a major without courses; without it that is not offered. */
  firstSteps?: FirstStepsMemory;
  /** Where the choice `my courses only` is kept. @default localStorage */
  storage?: Pick<Storage, 'getItem' | 'setItem'>;
  /** Makes the figure of a card that has none. @default Math.random */
  random?: () => number;
  /** Time as the three seconds between two exports and the undo of a deletion see it. @default the machine's clock */
  clock?: Clock;
  /** Reaches the page. */
  ref?: Ref<HTMLElement>;
}
