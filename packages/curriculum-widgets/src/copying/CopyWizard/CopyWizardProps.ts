import type { Clock } from '@college/ui/clock';
import type { CopyWizardSource, CopyTransport } from './CopyWizardSource';

/** The new course unit. */
export interface CopiedCourse extends CopyDestination {
  courseId: number;
}

/** The home of the target major. */
export interface CopyDestination {
  majorId: number;
  /** As the specification writes it: `/major/index?majorId=…`. */
  path: string;
}

/** A draft in which a copy was rehearsed. */
export interface RehearsedCopy {
  /** The major of the draft. */
  majorId: number;
  editionId: number;
}

export interface CopyWizardProps {
  /** Where targets and goals come from, and what copies. */
  dataSource: CopyWizardSource;
  /** The course unit to copy. */
  courseId: number;
  /** Names the course in the head. */
  courseName: string;
  /** The major it belongs to. */
  majorName?: string;
  /** Whether it shows. Leave out together with `onOpenChange` to let the wizard decide. */
  isOpen?: boolean;
  /** Whether it shows at first. @default false */
  defaultOpen?: boolean;
  /** Called when it opens or closes. */
  onOpenChange?: (isOpen: boolean) => void;
  /**
   * Which stream carries the progress: the stored one by its key, or the one that answers the request itself (core §7).
   * @default 'stream'
   */
  transport?: CopyTransport;
  /** Goes to the target major, after a copy. */
  onGoToTarget?: (destination: CopyDestination) => void;
  /** Opens the new course unit; without it there is no such button. */
  onOpenCopy?: (copied: CopiedCourse) => void;
  /** Opens the receipt of a copy, by which it is undone; without it there is no such button. */
  onOpenReceipt?: (receipt: { majorId: number; receiptId: number }) => void;
  /** Opens the comparison of the draft in which a copy was rehearsed; without it there is no such button. */
  onCompare?: (rehearsed: RehearsedCopy) => void;
  /** Opens the merge of that draft; without it there is no such button. */
  onMerge?: (rehearsed: RehearsedCopy) => void;
  /** Called with whether a copy is running, so that the page can ask before it is left. */
  onBusyChange?: (isBusy: boolean) => void;
  /** Called when a copy is complete, with the major that it was copied to. */
  onCopied?: (copied: { majorId: number }) => void;
  /** Makes the key of a copy. @default a random uuid */
  createUnique?: () => string;
  /** The clock for the timeout; tests and stories pass a manual one. */
  clock?: Clock;
}
