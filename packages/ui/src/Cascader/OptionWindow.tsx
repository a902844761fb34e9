import { useLayoutEffect, useRef, useState, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { edge, inSight, optionHeight } from './optionPlaces';

interface OptionWindowProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  count: number;
  /** The index of the active option; it stays rendered so that it can be announced. -1 for none. */
  activeIndex: number;
  /** Draws one option, with the index as its key. */
  renderOption: (index: number) => ReactNode;
}

const overscan = 4;

/** A virtualized list box: only the visible options are rendered. */
export function OptionWindow({ count, activeIndex, renderOption, ...rest }: OptionWindowProps) {
  const listRef = useRef<HTMLDivElement>(null);
  const [start, setStart] = useState(() => Math.max(0, activeIndex - inSight + 1));

  useLayoutEffect(() => {
    const list = listRef.current;
    if (!list || activeIndex < 0) return;
    const top = activeIndex * optionHeight;
    // Options at the top of a list that was not scrolled are in sight; asking would lay the page out once more.
    if (activeIndex < 4 && list.dataset['start'] === '0') return;
    if (top < list.scrollTop) list.scrollTop = top;
    else if (top + optionHeight + 2 * edge > list.scrollTop + list.clientHeight)
      list.scrollTop = top + optionHeight + 2 * edge - list.clientHeight;
  }, [activeIndex]);

  const first = Math.max(0, Math.min(start, count - inSight) - overscan);
  const last = Math.min(count, Math.max(0, start) + inSight + overscan);
  const drawn = Array.from({ length: Math.max(0, last - first) }, (_, at) => first + at);
  if (activeIndex >= 0 && activeIndex < count && (activeIndex < first || activeIndex >= last)) drawn.push(activeIndex);

  return (
    <div
      {...rest}
      ref={listRef}
      role="listbox"
      data-start={start}
      onScroll={(event) => setStart(Math.floor(event.currentTarget.scrollTop / optionHeight))}
    >
      <div role="presentation" style={{ blockSize: count * optionHeight + 2 * edge }}>
        {drawn.map(renderOption)}
      </div>
    </div>
  );
}
