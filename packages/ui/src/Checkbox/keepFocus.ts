import type { MouseEvent } from 'react';

/** For the label of a box or button: pressing it does not take the focus from where it is; the click that follows gives it to the input. */
export function keepFocus(event: MouseEvent) {
  event.preventDefault();
}
