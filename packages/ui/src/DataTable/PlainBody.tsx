import type { ReactNode } from 'react';

interface BodyProps {
  rowCount: number;
  renderRow: (index: number) => ReactNode;
}

/** All rows at once, for lists of a page's length. */
export function PlainBody({ rowCount, renderRow }: BodyProps) {
  return <div role="rowgroup">{Array.from({ length: rowCount }, (_, index) => renderRow(index))}</div>;
}
