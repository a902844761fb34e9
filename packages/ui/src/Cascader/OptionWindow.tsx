import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, type ComponentPropsWithRef, type ReactNode, type Ref } from 'react';
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

const optionHeight = 32;
const edge = 4;

/** A list box that draws the options in sight only. */
export function OptionWindow({ count, activeIndex, renderOption, ref, ...rest }: OptionWindowProps) {
  const listRef = useObjectRef(ref);
  const activeRef = useRef(activeIndex);
  useEffect(() => {
    activeRef.current = activeIndex;
  });
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => listRef.current,
    estimateSize: () => optionHeight,
    overscan: 4,
    paddingStart: edge,
    paddingEnd: edge,
    scrollPaddingStart: edge,
    scrollPaddingEnd: edge,
    initialRect: { width: 0, height: 328 },
    rangeExtractor: (range) => {
      const indexes = defaultRangeExtractor(range);
      const active = activeRef.current;
      return active < 0 || active >= count || indexes.includes(active) ? indexes : [...indexes, active].sort((a, b) => a - b);
    },
  });
  useEffect(() => {
    if (activeIndex >= 0) virtualizer.scrollToIndex(activeIndex);
  }, [virtualizer, activeIndex]);

  return (
    <List {...rest} ref={listRef} role="listbox">
      <div role="presentation" style={{ blockSize: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map((item) => (
          <Slot key={item.key} role="presentation" style={{ transform: `translateY(${item.start}px)` }}>
            {renderOption(item.index)}
          </Slot>
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
`;

const Slot = styled.div`
  position: absolute;
  inset-block-start: 0;
  inset-inline: ${tokens.space[1]};
`;
