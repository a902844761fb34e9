import type { Clock } from '@college/ui/clock';
import { useMessages } from '@college/ui/messages';
import { useToast } from '@college/ui/Toast';
import { useState } from 'react';
import { CopyWizardDialog } from './CopyWizardDialog';
import type { CopyTransport, CopyWizardSource } from './CopyWizardSource';
import type { CopyWizardState } from './copyWizardState';
import { copyWizardMessages } from './messages';

/** The home of the target major. */
export interface CopyDestination {
  majorId: number;
  /** As the specification writes it: `/major/index?majorId=…`. */
  path: string;
}

/** The new course unit. */
export interface CopiedCourse extends CopyDestination {
  courseId: number;
}

export interface CopyWizardProps {
  /** Where targets and goals come from, and what copies. */
  dataSource: CopyWizardSource;
  /** The course unit to copy. */
  courseId: number;
  /** Names the course in the head. */
  courseName: string;
  /** The major it stands in. */
  majorName?: string;
  /** Whether it shows. Leave out together with `onOpenChange` to let the wizard decide. */
  isOpen?: boolean;
  /** Whether it shows at first. @default false */
  defaultOpen?: boolean;
  /** Hears that it opens or closes. */
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
  /** Tells whether a copy runs, so that a page can ask before it is left. */
  onBusyChange?: (isBusy: boolean) => void;
  /** Hears that a copy is complete, and into which major it went. */
  onCopied?: (copied: { majorId: number }) => void;
  /** Makes the key of a copy. @default a random uuid */
  createUnique?: () => string;
  /** Where the waiting comes from; tests and stories give a manual one. */
  clock?: Clock;
}

/** What a closed wizard leaves behind. */
interface Left {
  /** Where it goes on when it is opened by "Go on". */
  state?: CopyWizardState;
  /** The copy whose stream it lost. */
  lastUnique?: string;
}

/** Copies a course unit into another major: choose the major, bind the goals, copy (core §2). Put it inside a `ToastProvider`. */
export function CopyWizard({ isOpen: isOpenProp, defaultOpen = false, onOpenChange, ...props }: CopyWizardProps) {
  const text = useMessages(copyWizardMessages);
  const { showToast } = useToast();
  const [isOpenHere, setIsOpenHere] = useState(defaultOpen);
  const [left, setLeft] = useState<Left>({});
  const isOpen = isOpenProp ?? isOpenHere;

  function changeOpen(next: boolean) {
    setIsOpenHere(next);
    onOpenChange?.(next);
  }

  function handleClose(state: CopyWizardState) {
    const lost = state.step === 2 && state.run.status === 'stopped' ? state.run.unique : null;
    setLeft({ lastUnique: lost ?? undefined });
    const count = state.step < 2 ? (state.binding?.relations.flatMap(({ goals }) => goals).length ?? 0) : 0;
    // Esc is quickly pressed, and binding forty goals is not quickly done again.
    if (count > 0) {
      const action = { label: text.goOn, onAction: () => (setLeft({ state }), changeOpen(true)) };
      showToast({ message: text.keptBindings({ count }), duration: 8000, action });
    }
    changeOpen(false);
  }

  if (!isOpen) return null;
  return <CopyWizardDialog {...props} initialState={left.state} lastUnique={left.lastUnique} onClose={handleClose} />;
}
