import { useEffect, type RefObject } from 'react';
import { rowAt } from './stops';

interface CurrentRowOptions {
  gridRef: RefObject<HTMLElement | null>;
  scrollToRef: RefObject<(index: number) => void>;
  isVirtual: boolean;
  /** Place of the current row; below 0 where there is none. */
  index: number;
}

/** Brings the current row into view whenever it becomes another one; focus stays where it is. */
export function useCurrentRow({ gridRef, scrollToRef, isVirtual, index }: CurrentRowOptions): void {
  useEffect(() => {
    if (index < 0) return;
    if (isVirtual) scrollToRef.current(index);
    else if (gridRef.current) rowAt(gridRef.current, index)?.scrollIntoView({ block: 'nearest' });
  }, [gridRef, index, isVirtual, scrollToRef]);
}
