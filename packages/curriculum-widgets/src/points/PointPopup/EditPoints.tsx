import { Button } from '@college/ui/Button';
import { useMessages } from '@college/ui/messages';
import { useState } from 'react';
import { lazyPart } from '../../support/lazyParts/lazyPart';
import { PopupPart } from '../../support/lazyParts/PopupPart';
import { usePreloadedParts } from '../../support/lazyParts/usePreloadedParts';
import { pointPopupMessages } from './messages';
import type { PointPopupProps } from './PointPopup';

const pointPopup = lazyPart(async () => (await import('./PointPopup')).PointPopup);
const soon = [pointPopup];

export type EditPointsProps = Omit<PointPopupProps, 'onClose'>;

/** The button that opens a course's points and KSA items over the page. Put it inside a `ToastProvider`. */
export function EditPoints(props: EditPointsProps) {
  const text = useMessages(pointPopupMessages);
  usePreloadedParts(soon);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button data-begin onPress={() => setOpen(true)}>
        {props.isReadOnly ? text.readTitle : text.title}
      </Button>
      {isOpen && <PopupPart part={pointPopup} given={{ ...props, onClose: close }} onFailed={close} />}
    </>
  );
}
