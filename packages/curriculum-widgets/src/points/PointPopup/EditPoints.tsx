import { Button } from '@college/ui/Button';
import { useMessages } from '@college/ui/messages';
import { useToast } from '@college/ui/Toast';
import { useState } from 'react';
import { pointPopupMessages } from './messages';
import { PointPopup, type PointPopupProps } from './PointPopup';

export interface EditPointsProps extends Omit<PointPopupProps, 'onClose'> {
  /**
   * Whether the page behind holds imported points that are not saved yet: it and the window would save over each other.
   * @default false
   */
  hasImport?: boolean;
}

/** The button that opens a course's points and KSA items over the page. */
export function EditPoints({ hasImport = false, ...props }: EditPointsProps) {
  const text = useMessages(pointPopupMessages);
  const { showToast } = useToast();
  const [isOpen, setOpen] = useState(false);

  function handlePress() {
    if (hasImport) showToast({ type: 'warning', message: text.importFirst });
    else setOpen(true);
  }

  return (
    <>
      <Button onPress={handlePress}>{props.isReadOnly ? text.readTitle : text.title}</Button>
      {isOpen && <PointPopup {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
