import { useMessages } from '@college/ui/messages';
import { useToast } from '@college/ui/Toast';
import { useState } from 'react';
import { copyWizardMessages } from '../CopyWizard/messages';
import { CopyCoursesDialog } from './CopyCoursesDialog';
import type { CopyCoursesProps } from './CopyCoursesProps';
import type { CopyCoursesState } from './copyCoursesState';

/** Copies several courses of a major into another one: choose the major, bind the goals of one course after another, copy all of them at once. Put it inside a `ToastProvider`. */
export function CopyCourses({ isOpen, onOpenChange, ...props }: CopyCoursesProps) {
  const text = useMessages(copyWizardMessages);
  const { showToast } = useToast();
  const [left, setLeft] = useState<CopyCoursesState>();

  function handleClose(state: CopyCoursesState) {
    const { bindings, wizard } = state;
    setLeft(undefined);
    const count = wizard.step < 2 ? bindings.flatMap(({ relations }) => relations.flatMap(({ goals }) => goals)).length : 0;
    // Esc is quickly pressed, and binding the goals of ten courses is not quickly done again.
    if (count > 0) {
      setLeft(state);
      const action = { label: text.goOn, onAction: () => onOpenChange(true) };
      showToast({ message: text.keptBindings({ count }), duration: 8000, action });
    }
    onOpenChange(false);
  }

  return isOpen && <CopyCoursesDialog {...props} initialState={left} onClose={handleClose} />;
}
