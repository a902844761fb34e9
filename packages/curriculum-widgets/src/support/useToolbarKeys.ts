import { activeElement } from '@college/ui/shadow';
import { useRef, type FocusEvent, type KeyboardEvent } from 'react';

const focusable = 'button, input, a[href], [tabindex]';

/**
 * The keys of a horizontal toolbar, for the element with that role: arrows move between its controls, Tab leaves it, and coming back leads to the control
 * that had the focus. React Aria's toolbar does the same and brings its focus scope.
 */
export function useToolbarKeys() {
  const last = useRef<HTMLElement | null>(null);

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    const bar = event.currentTarget;
    if (!bar.contains(event.target as Node)) return;
    const controls = [...bar.querySelectorAll<HTMLElement>(focusable)].filter((one) => !one.matches(':disabled') && one.checkVisibility());
    if (event.key === 'Tab') {
      last.current = activeElement() as HTMLElement | null;
      // From the outermost control the browser's own step leads out of the bar.
      controls.at(event.shiftKey ? 0 : -1)?.focus();
      return;
    }
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
    event.stopPropagation();
    event.preventDefault();
    const step = (event.key === 'ArrowRight') === (getComputedStyle(bar).direction === 'ltr') ? 1 : -1;
    const at = controls.indexOf(activeElement() as HTMLElement);
    controls[at + step]?.focus();
  }

  function handleBlur(event: FocusEvent<HTMLElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) last.current ??= event.target as HTMLElement;
  }

  function handleFocus(event: FocusEvent<HTMLElement>) {
    if (!last.current || event.currentTarget.contains(event.relatedTarget) || !event.currentTarget.contains(event.target as Node)) return;
    const control = last.current;
    last.current = null;
    control.focus();
  }

  return { onKeyDownCapture: handleKeyDown, onBlurCapture: handleBlur, onFocusCapture: handleFocus };
}
