import { useMessages } from '@college/ui/messages';
import { useToast } from '@college/ui/Toast';
import { useState } from 'react';
import { copyWizardMessages } from '../CopyWizard/messages';
import { copyStepMessages } from '../CopyWizard/steps/copyMessages';
import { CopyCoursesDialog } from './CopyCoursesDialog';
import type { CopyCoursesProps } from './CopyCoursesProps';
import { countBoundGoals, stateLeft, type CopyCoursesState } from './copyCoursesState';

/** Copies several courses of a major into another one: choose the major, bind the goals of one course after another, copy all of them at once. Put it inside a `ToastProvider`. */
export function CopyCourses({ isOpen, onOpenChange, ...props }: CopyCoursesProps) {
  const text = useMessages(copyWizardMessages);
  const words = useMessages(copyStepMessages);
  const { showToast } = useToast();
  const [left, setLeft] = useState<CopyCoursesState>();

  function handleClose(state: CopyCoursesState) {
    const kept = stateLeft(state);
    const count = kept ? countBoundGoals(kept) : 0;
    const mayRun = kept?.wizard.step === 2;
    // To a copy that may still run "Go on" leads alone: what is known of it may be all that ever is, and the next ones need the wizard.
    setLeft(count > 0 && !mayRun ? kept : undefined);
    // Esc is quickly pressed, and binding the goals of ten courses is not quickly done again.
    if (count > 0) {
      const action = { label: text.goOn, onAction: () => (setLeft(kept), onOpenChange(true)) };
      showToast({ message: (mayRun ? words : text).keptBindings({ count }), duration: 8000, action });
    }
    onOpenChange(false);
  }

  return isOpen && <CopyCoursesDialog {...props} initialState={left} onClose={handleClose} />;
}
