import { Button } from '@college/ui/Button';
import { useState } from 'react';
import { FeedbackDialog, type FeedbackDialogProps } from '../FeedbackDialog';

/** A page with the button that opens the dialog. */
export function FeedbackPage({ isOpen: isOpenAtFirst, onOpenChange, ...props }: FeedbackDialogProps) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  return (
    <div style={{ blockSize: 640 }}>
      <Button onPress={() => setIsOpen(true)}>打开</Button>
      <FeedbackDialog
        {...props}
        isOpen={isOpen}
        onOpenChange={(next) => {
          setIsOpen(next);
          onOpenChange(next);
        }}
      />
    </div>
  );
}
