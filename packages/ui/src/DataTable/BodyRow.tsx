import { memo, type CSSProperties, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { tokens } from '../theme';
import type { PlacedColumn } from './column';
import type { DataTableText } from './messages';
import { BodyRowBox, CellBox, CellText, Tick } from './parts';

interface BodyRowProps<Row> {
  row: Row;
  index: number;
  /** Offset in pixels when the row is one of a window. */
  start: number | undefined;
  columns: readonly PlacedColumn<Row>[];
  /** Undefined where rows cannot be selected. */
  isSelected: boolean | undefined;
  isActionable: boolean;
  isCurrent: boolean;
  name: string;
  text: DataTableText;
  /** Present where the row was just deleted: the way back. */
  deletedWays: ReactNode;
  actions: ReactNode;
  hasActions: boolean;
}

/** One row. It has no handlers of its own: the table listens for all rows. */
export const BodyRow = memo(function BodyRow<Row>(props: BodyRowProps<Row>) {
  const { row, index, start, columns, isSelected, name, text, deletedWays, actions, hasActions } = props;
  const isDeleted = deletedWays != null;
  const headerPlace = Math.max(
    0,
    columns.findIndex((column) => column.isRowHeader),
  );
  return (
    <BodyRowBox
      role="row"
      aria-rowindex={index + 2}
      aria-selected={isDeleted ? undefined : isSelected}
      aria-current={props.isCurrent || undefined}
      data-index={index}
      data-virtual={start === undefined ? undefined : ''}
      data-actionable={props.isActionable && !isDeleted ? '' : undefined}
      style={start === undefined ? undefined : ({ '--row-start': `${start}px` } as CSSProperties)}
    >
      {isSelected !== undefined && (
        <CellBox role="gridcell" aria-colindex={1} tabIndex={-1}>
          {!isDeleted && <Tick readOnly checked={isSelected} aria-label={text.selectRow({ name })} />}
        </CellBox>
      )}
      {columns.map((column, place) => {
        if (isDeleted && place !== headerPlace) return null;
        return (
          <CellBox
            key={column.id}
            role={column.isRowHeader ? 'rowheader' : 'gridcell'}
            aria-colindex={place + (isSelected === undefined ? 1 : 2)}
            tabIndex={-1}
            data-align={column.align === 'end' && !isDeleted ? 'end' : undefined}
            data-tone={isDeleted ? 'muted' : column.tone}
            data-optional={column.isOptional && !isDeleted ? '' : undefined}
            data-spans={isDeleted ? '' : undefined}
            style={isDeleted ? spanFrom(columns, place, isSelected !== undefined) : undefined}
          >
            {isDeleted ? (
              <Deleted>
                <del>{name}</del>
                {deletedWays}
              </Deleted>
            ) : (
              <CellText>{column.cell(row)}</CellText>
            )}
          </CellBox>
        );
      })}
      {hasActions && !isDeleted && (
        <CellBox role="gridcell" tabIndex={-1} data-part="actions">
          {actions}
        </CellBox>
      )}
    </BodyRowBox>
  );
}) as <Row>(props: BodyRowProps<Row>) => ReactNode;

/** Where the words of a deleted row begin: under its name, whichever columns show. */
function spanFrom<Row>(columns: readonly PlacedColumn<Row>[], place: number, hasSelection: boolean): CSSProperties {
  const before = columns.slice(0, place);
  const first = Number(hasSelection) + 1;
  return {
    '--start': first + before.length,
    '--start-narrow': first + before.filter((column) => !column.isOptional).length,
  } as CSSProperties;
}

const Deleted = styled.span`
  display: flex;
  align-items: center;
  gap: ${tokens.space[4]};
`;
