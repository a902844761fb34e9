import { useMessages } from '@college/ui/messages';
import { useToast } from '@college/ui/Toast';
import { useState } from 'react';
import { CopyWizardDialog } from './CopyWizardDialog';
import { copiedBinding, type CopyWizardState } from './copyWizardState';
import { copyWizardMessages } from './messages';
import type { CopyWizardProps } from './CopyWizardProps';
import { copyStepMessages } from './steps/copyMessages';

/** What a closed wizard leaves behind. */
interface Left {
  /** The state to resume from when it is opened by "Go on". */
  state?: CopyWizardState;
  /** The copy whose stream it lost. */
  lastUnique?: string;
}

/** Copies a course unit into another major: choose the major, bind the goals, copy (core §2). Put it inside a `ToastProvider`. */
export function CopyWizard({ isOpen: isOpenProp, defaultOpen = false, onOpenChange, ...props }: CopyWizardProps) {
  const text = useMessages(copyWizardMessages);
  const words = useMessages(copyStepMessages);
  const { showToast } = useToast();
  const [isOpenHere, setIsOpenHere] = useState(defaultOpen);
  const [left, setLeft] = useState<Left>({});
  const isOpen = isOpenProp ?? isOpenHere;

  function changeOpen(next: boolean) {
    setIsOpenHere(next);
    onOpenChange?.(next);
  }

  function handleClose(state: CopyWizardState) {
    const lost = state.step === 2 && state.run.status === 'stopped' ? state.run : null;
    setLeft({ lastUnique: lost?.unique ?? undefined });
    const count = leftBinding(state)?.relations.flatMap(({ goals }) => goals).length ?? 0;
    // Esc is quickly pressed, and binding forty goals is not quickly done again.
    if (count > 0) {
      const action = { label: text.goOn, onAction: () => (setLeft({ state }), changeOpen(true)) };
      const message = (lost ? words : text).keptBindings({ count });
      showToast({ message, duration: 8000, action });
    }
    changeOpen(false);
  }

  if (!isOpen) return null;
  return <CopyWizardDialog {...props} initialState={left.state} lastUnique={left.lastUnique} onClose={handleClose} />;
}

/** The bindings that a wizard leaves behind which closes without a copy, as far as it knows. */
function leftBinding(state: CopyWizardState) {
  if (state.step < 2) return state.binding;
  const isCopyMissing = state.step === 2 && (state.run.status === 'failed' || state.run.status === 'stopped');
  return isCopyMissing ? copiedBinding(state) : null;
}
