import type { MessageOverrideValues } from '@college/ui/messages';
import type { ReactNode, Ref } from 'react';
import type { ArrivalRecord } from '../../support/arrival/ArrivalContext';
import type { ArrivalField } from './useArrivalField';
import type { DraftStorage } from '../../support/desk/drafts';
import type { MarkedPlace } from '../../support/placeMarks/PlaceMark';
import type { CourseUnitActor, CourseUnitDetailSource } from './CourseUnitDetailSource';
import type { CourseUnitSlots, CourseUnitControls } from './openCourseUnit';

export interface CourseUnitDetailProps {
  /** Where the unit is read and saved. */
  source: CourseUnitDetailSource;
  /** The unit to edit; without it a new one is created in the major, and removed again if it is never saved. */
  courseUnitId?: number;
  /** The major it belongs to; a new unit needs one. */
  majorId?: number;
  /** The name that a new unit begins with, as an unsaved change. */
  newName?: string | undefined;
  /** The list page to go back to. */
  page?: number;
  /** Who edits; sent with a save, and the owner of drafts. */
  actor: CourseUnitActor;
  /**
   * Whether the fields can only be read.
   * @default false
   */
  isReadOnly?: boolean;
  /** Texts of a server's `localize.values`: keys of this widget, with or without `courseUnitDetail.` before them. */
  labels?: MessageOverrideValues;
  /** Where unsaved work survives a crashed tab. @default none */
  draftStorage?: DraftStorage;
  /** Whether the session is still valid; a unit is not deleted by someone who is signed out already. */
  isSignedIn?: () => boolean;
  /** Goes back; the path is the one the specification names. */
  onBack?: (path: string) => void;
  /** Called after the unit is saved; `wasNew` is true if it was created by this save. */
  onSaved?: (saved: { id: number; wasNew: boolean }) => void;
  /** Called with the stored name in the reader's language when the unit is loaded and when a save changes it; with an empty text while none is loaded. */
  onNameChange?: (name: string) => void;
  /** Called with whether leaving now would lose unsaved work. */
  onDirtyChange?: (dirty: { isDirty: boolean; isNew: boolean; changeCount: number }) => void;
  /** Renders the save status elsewhere, such as after the page's breadcrumb. @default shown next to the title */
  onStatusChange?: (status: ReactNode) => void;
  /** Called when an abandoned unit could not be deleted. */
  onAbandonError?: (error: unknown) => void;
  /** Time for "saved at" and drafts. @default the machine's clock */
  now?: () => number;
  /**
   * A goal, a point or a KSA item that a link leads to: its row is marked, scrolled to, and takes the focus. A new object leads there again.
   */
  arrival?: ArrivalRecord;
  /** A field, a section or a chapter that a link leads to: it takes the focus. A new object leads there again. */
  arrivalField?: ArrivalField | undefined;
  /** Parts made of other widgets: goals, tools, the data-check panel. */
  slots?: CourseUnitSlots;
  /** Rendered beside the unit, its texts, goals and points, such as the number of their comments; their places are in the numbers of the unit's edition. */
  renderMark?: ((place: MarkedPlace) => ReactNode) | undefined;
  /** Controls the detail from outside, such as for a guard that confirms leaving. */
  controls?: Ref<CourseUnitControls>;
}
