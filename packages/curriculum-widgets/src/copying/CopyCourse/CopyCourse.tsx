import { Button } from '@college/ui/Button';
import { Icon } from '@college/ui/icons';
import { useMessages } from '@college/ui/messages';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { CopyWizard, copyWizardMessages, type CopyWizardProps } from '../CopyWizard';

export type CopyCourseProps = Omit<CopyWizardProps, 'defaultOpen'>;

/** The button that opens the copy wizard, and the wizard. Opened from elsewhere by `isOpen`, such as by the assistant's "fill all". */
export function CopyCourse({ isOpen: isOpenProp, onOpenChange, ...wizard }: CopyCourseProps) {
  const text = useMessages(copyWizardMessages);
  const [isOpenHere, setIsOpenHere] = useState(false);
  const isOpen = isOpenProp ?? isOpenHere;

  function changeOpen(next: boolean) {
    setIsOpenHere(next);
    onOpenChange?.(next);
  }
  return (
    <>
      <Button variant="ghost" onPress={() => changeOpen(true)}>
        <Icon of={Copy} />
        {text.title}
      </Button>
      <CopyWizard {...wizard} isOpen={isOpen} onOpenChange={changeOpen} />
    </>
  );
}
