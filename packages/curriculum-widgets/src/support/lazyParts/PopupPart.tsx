import { useMessages } from '@college/ui/messages';
import { useToast } from '@college/ui/Toast';
import { useEffect, useEffectEvent } from 'react';
import type { LazyPart } from './lazyPart';
import { lazyPartsMessages } from './messages';
import { useLazyPart } from './useLazyPart';

interface PopupPartProps<Props> {
  part: LazyPart<Props>;
  /** The props of the part. */
  given: Props & object;
  /** Called when the popup could not be loaded, to close it: opening it again tries again. */
  onFailed: () => void;
}

/** Closes the toast about a part that failed to load. */
const said = new WeakMap<object, () => void>();

/** A dialog or popover that is loaded when it opens; a toast reports a failure. Use it inside a `ToastProvider`. */
export function PopupPart<Props>({ part, given, onFailed }: PopupPartProps<Props>) {
  const text = useMessages(lazyPartsMessages);
  const { showToast, closeToast } = useToast();
  const { Part, hasFailed } = useLazyPart(part);
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
