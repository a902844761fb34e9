import type { CSSProperties } from 'react';
import { styled } from 'styled-components';
import { Button } from '../Button';
import { tokens } from '../theme';
import type { PlacedColumn } from './column';
import type { DataTableText } from './messages';

interface DeletedCellProps<Row> {
  name: string;
  columns: readonly PlacedColumn<Row>[];
  hasSelection: boolean;
  text: DataTableText;
  onUndo: () => void;
}

/** The one cell of a row that was just deleted: its struck name, and the way back. */
export function DeletedCell<Row>({ name, columns, hasSelection, text, onUndo }: DeletedCellProps<Row>) {
  const place = headerPlace(columns);
  return (
    <div
      data-part="cell"
      data-spans=""
      data-tone="muted"
      role={columns[place]?.isRowHeader ? 'rowheader' : 'gridcell'}
      aria-colindex={place + Number(hasSelection) + 1}
      tabIndex={-1}
      style={spanFrom(columns, place, hasSelection)}
    >
      <Deleted>
        <del>{name}</del>
        <Button variant="link" size="small" onPress={onUndo}>
          {text.undo}
        </Button>
      </Deleted>
    </div>
  );
}

/** The place of the column that names the rows; the first where none does. */
function headerPlace<Row>(columns: readonly PlacedColumn<Row>[]) {
  return Math.max(
    0,
    columns.findIndex((column) => column.isRowHeader),
  );
}

/** Where the words of a deleted row begin: under its name, whichever columns show. */
function spanFrom<Row>(columns: readonly PlacedColumn<Row>[], place: number, hasSelection: boolean): CSSProperties {
  const before = columns.slice(0, place);
  const first = Number(hasSelection) + 1;
  return {
    '--start': first + before.length,
    '--start-medium': first + before.filter((column) => column.isOptional !== 'wide').length,
    '--start-narrow': first + before.filter((column) => !column.isOptional).length,
  } as CSSProperties;
}

const Deleted = styled.span`
  display: flex;
  align-items: center;
  gap: ${tokens.space[4]};
`;
