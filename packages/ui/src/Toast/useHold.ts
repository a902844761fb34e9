import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';
import { activeElement } from '../shadow';
import type { Toast, ToastQueue } from './toastQueue';

/** Pauses every countdown while the pointer or focus is on the toasts, and brings focus back when they go. */
export function useHold(queue: ToastQueue, toasts: readonly Toast[], ref: RefObject<HTMLElement | null>) {
  const isHovered = useRef(false);
  const isFocused = useRef(false);
  const cameFrom = useRef<HTMLElement | null>(null);

  function update() {
    if (isHovered.current || isFocused.current) queue.pause();
    else queue.resume();
  }

  useLayoutEffect(() => {
    if (toasts.length === 0) isHovered.current = false;
    const isFocusLost = isFocused.current && !ref.current?.contains(activeElement());
    if (isFocusLost) {
      // A removed element sends no blur: without this, focus would fall to the start of the page and the timers would stay paused.
      const nextToast = ref.current?.querySelector<HTMLElement>('li:last-child button:last-of-type');
      if (!nextToast) isFocused.current = false;
      (nextToast ?? cameFrom.current)?.focus();
    }
    if (isHovered.current || isFocused.current) queue.pause();
    else queue.resume();
  }, [queue, toasts, ref]);

  return {
    onPointerEnter() {
      isHovered.current = true;
      update();
    },
    onPointerLeave() {
      isHovered.current = false;
      update();
    },
    onFocus(event: FocusEvent<HTMLElement>) {
      const from = event.relatedTarget;
      if (!event.currentTarget.contains(from as Node | null)) cameFrom.current = from as HTMLElement | null;
      isFocused.current = true;
      update();
    },
    onBlur(event: FocusEvent<HTMLElement>) {
      if (event.currentTarget.contains(event.relatedTarget)) return;
      isFocused.current = false;
      update();
    },
  };
}
