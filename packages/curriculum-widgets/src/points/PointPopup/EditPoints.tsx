import { Button } from '@college/ui/Button';
import { useMessages } from '@college/ui/messages';
import { useState } from 'react';
import { pointPopupMessages } from './messages';
import { PointPopup, type PointPopupProps } from './PointPopup';

export type EditPointsProps = Omit<PointPopupProps, 'onClose'>;

/** The button that opens a course's points and KSA items over the page. */
export function EditPoints(props: EditPointsProps) {
  const text = useMessages(pointPopupMessages);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>{props.isReadOnly ? text.readTitle : text.title}</Button>
      {isOpen && <PointPopup {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
