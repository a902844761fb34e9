import { useMessages } from '@college/ui/messages';
import { useToast } from '@college/ui/Toast';
import { useEffect, useEffectEvent } from 'react';
import type { LaterPart } from './laterPart';
import { laterPartsMessages } from './messages';
import { useLaterPart } from './useLaterPart';

interface PopupPartProps<Props> {
  part: LaterPart<Props>;
  /** What the part is given. */
  given: Props & object;
  /** Puts the popup away when it could not be fetched: opening it again tries again. */
  onFailed: () => void;
}

/** Takes back what was said of a part that did not come. */
const said = new WeakMap<object, () => void>();

/** A window or popover that is fetched when it opens; a toast says when it did not come. Use it inside a `ToastProvider`. */
export function PopupPart<Props>({ part, given, onFailed }: PopupPartProps<Props>) {
  const text = useMessages(laterPartsMessages);
  const { showToast, closeToast } = useToast();
  const { Part, hasFailed } = useLaterPart(part);
  const isHere = Part !== undefined;
  const sayFailed = useEffectEvent(() => {
    const id = showToast({ type: 'error', message: text.notOpened, description: text.openAgain, duration: Infinity });
    said.set(part, () => closeToast(id));
    onFailed();
  });
  useEffect(() => {
    if (hasFailed) sayFailed();
  }, [hasFailed]);
  useEffect(() => {
    if (!isHere) return;
    said.get(part)?.();
    said.delete(part);
  }, [part, isHere]);
  return Part ? <Part {...given} /> : null;
}
