import { activeElement } from '@college/ui/shadow';
import { isFocusLost } from './isFocusLost';

/** Puts the focus back after what took its time: where it was lost, or is still in what began it; not where the person went on elsewhere. */
export function returnFocus(target: HTMLElement | null | undefined, from: Element | null = null) {
  if (isFocusLost() || from?.contains(activeElement())) target?.focus();
}

/** The same once a layer that closes now has released the focus, to what `find` finds then. */
export function returnFocusSoon(find: () => HTMLElement | null | undefined) {
  // Two frames: the layer releases the focus in the first.
  requestAnimationFrame(() => requestAnimationFrame(() => returnFocus(find())));
}
