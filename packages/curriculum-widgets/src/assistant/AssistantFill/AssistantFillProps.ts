import type { CourseUnit, CourseUnitDetail } from '@college/curriculum-model';
import type { Clock } from '@college/ui/clock';
import type { BasisHref } from '../basisLinks';
import type { AssistantSource } from './AssistantSource';
import type { AssistantFilling } from './filling';

export interface AssistantFillProps {
  /** The assistant, and where accepted points and KSA items are stored. */
  source: AssistantSource;
  /** The unit as it is being edited. */
  course: CourseUnit;
  /** 0 none, positive fill all, negative fill the current page (core §4). Leave out to let the control keep it. */
  status?: number;
  /** Called with each status, and with 0 when the request is complete. */
  onStatusChange?: (status: number) => void;
  /** Called when "Fill all" is pressed, which opens the copy wizard; leave out for people who may not copy, and it is not offered. */
  onOpenCopyWizard?: () => void;
  /** Accepted fields and chapters, for the form; unsaved like typed ones. May return how to take them out again, which Undo then calls. */
  onFill: (filling: AssistantFilling) => void | (() => void);
  /** Called after accepted points or KSA items are stored, with the unit as stored; the page reads it again where the source answered none. */
  onStored?: (unit?: CourseUnitDetail) => void | Promise<void>;
  /**
   * Whether an imported point list waits to be saved: it would replace what the assistant stores.
   * @default false
   */
  arePointsLocked?: boolean;
  /** The address of what a suggestion rests on: a course, a sample outline. Without it the suggestions name it only. */
  basisHref?: BasisHref;
  /** Where the matching pane takes its waiting from, and the way back its end. @default the machine's clock */
  clock?: Clock;
}
