import type { ComponentPropsWithRef, CSSProperties } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../messages';
import { tokens } from '../theme';
import { VisuallyHidden } from '../VisuallyHidden';
import { skeletonMessages } from './messages';
import { Skeleton } from './Skeleton';
import { SKELETON_DELAY, useDelayed } from './useDelayed';

export interface SkeletonRowsProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Grid column widths of the rows to come, for example `['40px', 'minmax(0, 1fr)', '72px']`. */
  columns?: readonly string[];
  /** How many rows show. @default 5 */
  rowCount?: number;
  /** Height of one row; by default the density's row height. */
  rowHeight?: string;
  /** Milliseconds before the rows show. @default 200 */
  delay?: number;
  /** Spoken while waiting. @default '正在载入' */
  label?: string;
}

const barShare = ['62%', '44%', '78%', '52%', '68%'];

/** Still rows in the shape of the list that comes: same row height, same columns, no shimmer. */
export function SkeletonRows({
  columns = ['minmax(0, 1fr)'],
  rowCount = 5,
  rowHeight,
  delay = SKELETON_DELAY,
  label,
  style,
  ...rest
}: SkeletonRowsProps) {
  const messages = useMessages(skeletonMessages);
  const isShown = useDelayed(delay);
  const shape = { '--columns': columns.join(' '), ...(rowHeight ? { '--row-height': rowHeight } : {}), ...style } as CSSProperties;
  return (
    <Rows role="status" {...rest} style={shape} data-shown={isShown || undefined}>
      <VisuallyHidden>{label ?? messages.label}</VisuallyHidden>
      {Array.from({ length: rowCount }, (_, row) => (
        <Row key={row} aria-hidden="true">
          {isShown && columns.map((width, column) => <Skeleton key={column} width={barWidth(width, row)} />)}
        </Row>
      ))}
    </Rows>
  );
}

/** Fluid columns hold text of varying length; fixed ones hold figures that fill them. */
function barWidth(column: string, row: number) {
  return column.includes('fr') ? barShare[row % barShare.length] : '100%';
}

const Rows = styled.div`
  position: relative;
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: var(--columns);
  gap: ${tokens.space[6]};
  align-items: center;
  block-size: var(--row-height, ${tokens.density.row});
  padding-inline: ${tokens.density.cellX};
  border-block-end: 1px solid transparent;

  [data-shown] > & {
    border-block-end-color: ${tokens.color.border};
  }
`;
