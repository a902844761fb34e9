import type { Clock } from '@college/ui/clock';
import type { ReactNode } from 'react';
import type { WorkbenchHomeSource, DraftDrawer, RecentPlace, WorkbenchPlaces } from './WorkbenchHomeSource';

/** Whose workbench it is. */
export interface WorkbenchPerson {
  name: string;
  permissionId: number;
}

export interface WorkbenchHomeProps {
  /** The signed-in person; absent while nobody is, and then the source is not called. */
  person?: WorkbenchPerson;
  /** Where courses, copies, edits and majors are read. */
  source: WorkbenchHomeSource;
  /** Unsaved work in this browser. */
  drafts: DraftDrawer;
  /** The addresses that the page leads to. */
  places: WorkbenchPlaces;
  /** Language code of the names that the server sends. */
  language: string;
  /** Part of the name of a major: the majors start filtered by it (core §2). */
  majorName?: string;
  /** What is new for the person, such as `NewNotices`: first in the column on the right. */
  notices?: ReactNode;
  /** What comes first in an empty college, such as `FirstSteps`: above everything that waits. */
  firstSteps?: ReactNode;
  /** Pages that the person opened last, the newest first; six are shown. */
  recents?: readonly RecentPlace[];
  /** When the person was here before: what colleagues changed since then is marked. */
  lastVisit?: Date;
  /** Opens the feedback; offered to an account without rights, which can do little else. */
  onFeedback?: () => void;
  /** What time it is, for the greeting. @default the machine's time */
  now?: () => Date;
  /** Where the waiting between two looks at a copy comes from. */
  clock?: Clock;
}
