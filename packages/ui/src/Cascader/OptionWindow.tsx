import { useLayoutEffect, useState, type ComponentPropsWithRef, type CSSProperties, type ReactNode, type Ref } from 'react';
import { useObjectRef } from 'react-aria';
import { styled } from 'styled-components';
import { tokens } from '../theme';

interface OptionWindowProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  count: number;
  /** The option that the keyboard stands on; it stays drawn so that it can be read out. -1 for none. */
  activeIndex: number;
  renderOption: (index: number) => ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** Pixels of an option, as `CascaderOption` draws it: known, so that nothing is measured while a layer opens. */
const optionHeight = 32;
const edge = 4;
const overscan = 4;
/** The options in sight of the longest list. */
const inSight = 11;

/** A list box that draws the options in sight only. */
export function OptionWindow({ count, activeIndex, renderOption, ref, ...rest }: OptionWindowProps) {
  const listRef = useObjectRef(ref);
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
  }, [listRef, activeIndex]);

  const first = Math.max(0, Math.min(start, count - inSight) - overscan);
  const last = Math.min(count, Math.max(0, start) + inSight + overscan);
  const drawn = Array.from({ length: Math.max(0, last - first) }, (_, at) => first + at);
  if (activeIndex >= 0 && activeIndex < count && (activeIndex < first || activeIndex >= last)) drawn.push(activeIndex);

  return (
    <List
      {...rest}
      ref={listRef}
      role="listbox"
      data-start={start}
      onScroll={(event) => setStart(Math.floor(event.currentTarget.scrollTop / optionHeight))}
    >
      <div role="presentation" style={{ blockSize: count * optionHeight + 2 * edge }}>
        {drawn.map((index) => (
          <div key={index} role="presentation" style={{ '--at': index } as CSSProperties}>
            {renderOption(index)}
          </div>
        ))}
      </div>
    </List>
  );
}

const List = styled.div`
  position: relative;
  block-size: min(var(--list-height, 328px), 60vh);
  overflow: hidden auto;
  outline: none;

  > * > * {
    position: absolute;
    inset-block-start: ${edge}px;
    inset-inline: ${tokens.space[1]};
    translate: 0 calc(var(--at) * ${optionHeight}px);
  }
`;
