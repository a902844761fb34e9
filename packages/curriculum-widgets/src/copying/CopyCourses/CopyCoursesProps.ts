import type { CopyWizardProps } from '../CopyWizard';

export interface CopyCoursesProps extends Pick<
  CopyWizardProps,
  | 'dataSource'
  | 'majorName'
  | 'onGoToTarget'
  | 'onOpenReceipt'
  | 'onCompare'
  | 'onMerge'
  | 'onBusyChange'
  | 'onCopied'
  | 'createUnique'
  | 'clock'
> {
  /** The courses to copy, of one major, in the order in which they are bound. */
  courses: readonly { id: number; name: string }[];
  /** Whether it shows. What was bound is there again when it shows again. */
  isOpen: boolean;
  /** Called when it opens or closes. */
  onOpenChange: (isOpen: boolean) => void;
}
