import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, type ReactNode, type Ref, type RefObject } from 'react';
import { styled } from 'styled-components';

interface BodyProps {
  rowCount: number;
  renderRow: (index: number, start: number | undefined) => ReactNode;
}

/** All rows at once, for lists of a page's length. */
export function PlainBody({ rowCount, renderRow, ...rest }: BodyProps) {
  return (
    <div role="rowgroup" {...rest}>
      {Array.from({ length: rowCount }, (_, index) => renderRow(index, undefined))}
    </div>
  );
}

interface VirtualBodyProps extends BodyProps {
  scrollerRef: RefObject<HTMLElement | null>;
  rowHeight: number;
  /** The focused row stays rendered, wherever the list is scrolled: otherwise focus would be lost. */
  focusedIndexRef: RefObject<number>;
  scrollToRef: Ref<(index: number) => void>;
  onDraw: () => void;
}

/** The visible rows and some overscan. */
export function VirtualBody({ rowCount, renderRow, scrollerRef, rowHeight, focusedIndexRef, scrollToRef, onDraw }: VirtualBodyProps) {
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
  return (
    <Window role="rowgroup" style={{ blockSize: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map((item) => renderRow(item.index, item.start - rowHeight))}
    </Window>
  );
}

const Window = styled.div`
  position: relative;
`;
