import { styled } from 'styled-components';
import { Skeleton } from '../Skeleton';
import { SKELETON_DELAY, useDelayed } from '../Skeleton/useDelayed';
import { VisuallyHidden } from '../VisuallyHidden';
import { optionalMark, type PlacedColumn } from './column';

interface SkeletonBodyProps<Row> {
  columns: readonly PlacedColumn<Row>[];
  rowCount: number;
  hasSelection: boolean;
  label: string;
}

const shares = ['52%', '36%', '64%', '44%', '58%'];

/** Still rows with the heights and widths of the rows to come; nothing shows for the first moments. */
export function SkeletonBody<Row>({ columns, rowCount, hasSelection, label }: SkeletonBodyProps<Row>) {
  const isShown = useDelayed(SKELETON_DELAY);
  return (
    <div role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: rowCount }, (_, row) => (
        <StillRow data-part="row" key={row} aria-hidden="true" data-shown={isShown || undefined}>
          {hasSelection && <div data-part="cell">{isShown && <Skeleton width={16} height={16} />}</div>}
          {columns.map((column) => (
            <div data-part="cell" key={column.id} data-align={column.align} data-optional={optionalMark(column)}>
              {isShown && <Skeleton width={column.width === undefined ? shares[row % shares.length] : '72%'} />}
            </div>
          ))}
        </StillRow>
      ))}
    </div>
  );
}

const StillRow = styled.div`
  &&:not([data-shown]) {
    border-block-end-color: transparent;
  }
`;
