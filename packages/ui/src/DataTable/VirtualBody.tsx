import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, type ReactNode, type Ref, type RefObject } from 'react';
import { styled } from 'styled-components';
import type { RowId } from './column';
import { useRowOrder } from './useRowOrder';

interface VirtualBodyProps {
  rowCount: number;
  /** Draws a row with its offset in pixels and the key of its elements. */
  renderRow: (index: number, start: number, slot: number) => ReactNode;
  scrollerRef: RefObject<HTMLElement | null>;
  rowHeight: number;
  idOf: (index: number) => RowId;
  /** The focused row stays rendered, wherever the list is scrolled: otherwise focus would be lost. */
  focusedIndexRef: RefObject<number>;
  scrollToRef: Ref<(index: number) => void>;
  onDraw: () => void;
}

/** The visible rows and some overscan. */
export function VirtualBody({ rowCount, renderRow, scrollerRef, rowHeight, idOf, focusedIndexRef, scrollToRef, onDraw }: VirtualBodyProps) {
  const virtualizer = useVirtualizer({
    count: rowCount,
    getScrollElement: () => scrollerRef.current,
    estimateSize: () => rowHeight,
    overscan: 6,
    // The header has the height of a row, precedes the rows and is sticky.
    scrollMargin: rowHeight,
    scrollPaddingStart: rowHeight,
    rangeExtractor: (range) => {
      const indexes = defaultRangeExtractor(range);
      const focused = focusedIndexRef.current;
      if (focused < 0 || focused >= rowCount || indexes.includes(focused)) return indexes;
      return [...indexes, focused].sort((a, b) => a - b);
    },
  });
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowHeight]);
  useLayoutEffect(() => {
    const scrollTo = (index: number) => virtualizer.scrollToIndex(index);
    if (typeof scrollToRef === 'function') scrollToRef(scrollTo);
    else if (scrollToRef) scrollToRef.current = scrollTo;
  }, [virtualizer, scrollToRef]);
  useLayoutEffect(onDraw);
  const { order, handlers } = useRowOrder(virtualizer.isScrolling);
  return (
    <Window role="rowgroup" style={{ blockSize: virtualizer.getTotalSize() }} {...handlers}>
      {order(virtualizer.getVirtualItems(), ({ index }) => idOf(index)).map(({ item, slot }) =>
        renderRow(item.index, item.start - rowHeight, slot),
      )}
    </Window>
  );
}

const Window = styled.div`
  position: relative;
`;
