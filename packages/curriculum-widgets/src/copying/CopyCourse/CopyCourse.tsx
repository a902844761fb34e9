import { Button } from '@college/ui/Button';
import { Icon } from '@college/ui/icons';
import { useMessages } from '@college/ui/messages';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { lazyPart } from '../../support/lazyParts/lazyPart';
import { PopupPart } from '../../support/lazyParts/PopupPart';
import { usePreloadedParts } from '../../support/lazyParts/usePreloadedParts';
import type { CopyWizardProps } from '../CopyWizard';
import { copyWizardMessages } from '../CopyWizard/messages';

const copyWizard = lazyPart(async () => (await import('../CopyWizard/CopyWizard')).CopyWizard);
const soon = [copyWizard];

export type CopyCourseProps = Omit<CopyWizardProps, 'defaultOpen'>;

/** The button that opens the copy wizard, and the wizard. Opened from elsewhere by `isOpen`, such as by the assistant's "fill all". Put it inside a `ToastProvider`. */
export function CopyCourse({ isOpen: isOpenProp, onOpenChange, ...wizard }: CopyCourseProps) {
  const text = useMessages(copyWizardMessages);
  usePreloadedParts(soon);
  const [isOpenHere, setIsOpenHere] = useState(false);
  const isOpen = isOpenProp ?? isOpenHere;
  // A wizard that was closed keeps what was bound in it.
  const [isKept, setKept] = useState(false);
  if (isOpen && !isKept) setKept(true);

  function changeOpen(next: boolean) {
    setIsOpenHere(next);
    onOpenChange?.(next);
  }

  function handleFailed() {
    setKept(false);
    changeOpen(false);
  }
  return (
    <>
      <Button variant="ghost" onPress={() => changeOpen(true)}>
        <Icon of={Copy} />
        {text.title}
      </Button>
      {isKept && <PopupPart part={copyWizard} given={{ ...wizard, isOpen, onOpenChange: changeOpen }} onFailed={handleFailed} />}
    </>
  );
}
