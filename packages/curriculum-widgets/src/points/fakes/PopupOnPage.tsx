import { Button } from '@college/ui/Button';
import { useState } from 'react';
import { PointPopup, type PointPopupProps } from '../PointPopup/PointPopup';

/** A page with the button that opens the popup; the popup is open at first. */
export function PopupOnPage(props: PointPopupProps) {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <Button onPress={() => setOpen(true)}>···</Button>
      {isOpen && (
        <PointPopup
          {...props}
          onClose={() => {
            props.onClose();
            setOpen(false);
          }}
        />
      )}
    </>
  );
}
