import { useEffect, useState, type ComponentPropsWithRef } from 'react';
import { useObjectRef } from 'react-aria';

export type ScrollAreaProps = ComponentPropsWithRef<'div'>;

const focusable = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]';

/** A block that scrolls when its content is larger than it, and can then be scrolled by keyboard even if nothing in it takes focus. */
export function ScrollArea({ ref, ...rest }: ScrollAreaProps) {
  const areaRef = useObjectRef(ref);
  const [needsFocus, setNeedsFocus] = useState(false);

  useEffect(() => {
    const area = areaRef.current;
    if (!area) return;
    function measure() {
      if (area) setNeedsFocus((isTooTall(area) || isTooWide(area)) && area.querySelector(focusable) === null);
    }
    const resizes = new ResizeObserver(measure);
    const changes = new MutationObserver(measure);
    resizes.observe(area);
    changes.observe(area, { childList: true, subtree: true, characterData: true });
    return () => {
      resizes.disconnect();
      changes.disconnect();
    };
  }, [areaRef]);

  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard (WCAG 2.1.1)
  return <div tabIndex={needsFocus ? 0 : undefined} {...rest} ref={areaRef} />;
}

function isTooTall({ scrollHeight, clientHeight }: Element) {
  return scrollHeight > clientHeight;
}

function isTooWide(area: Element) {
  return area.scrollWidth > area.clientWidth && /auto|scroll/.test(getComputedStyle(area).overflowX);
}
