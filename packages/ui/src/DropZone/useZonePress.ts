import { useEffect, type RefObject } from 'react';

/**
 * Opens the choice of files when the zone's own button is pressed. React Aria hides that button visually, uses it as the focus target for pasting, and
 * attaches no action; by keyboard or screen reader it seems like any other button.
 */
export function useZonePress(zoneRef: RefObject<HTMLElement | null>, actionsRef: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const zone = zoneRef.current;
    function choose({ target }: Event) {
      const button = target instanceof Element && target.closest('button');
      if (button && !actionsRef.current?.contains(button)) zone?.querySelector<HTMLInputElement>('input[type=file]')?.click();
    }
    function handleKeyDown(event: KeyboardEvent) {
      const isPlain = !event.repeat && !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey;
      if (isPlain && (event.key === 'Enter' || event.key === ' ')) choose(event);
    }
    zone?.addEventListener('keydown', handleKeyDown);
    zone?.addEventListener('click', choose);
    return () => {
      zone?.removeEventListener('keydown', handleKeyDown);
      zone?.removeEventListener('click', choose);
    };
  }, [zoneRef, actionsRef]);
}
