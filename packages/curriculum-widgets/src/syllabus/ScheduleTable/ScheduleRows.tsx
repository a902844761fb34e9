import { Icon } from '@college/ui/icons';
import { IconButton } from '@college/ui/IconButton';
import { Menu, MenuItem, MenuSeparator, MenuTrigger } from '@college/ui/Menu';
import { VisuallyHidden } from '@college/ui/VisuallyHidden';
import { EllipsisVertical } from 'lucide-react';
import { useLocale } from 'react-aria-components';
import { CellText, EditedTable } from '../cells';
import { columnWidth, headText } from './scheduleTable';
import type { ScheduleTableState } from './useScheduleTable';
import { scheduleLimits } from './scheduleGrid';

interface ScheduleRowsProps {
  state: ScheduleTableState;
  /** The element that says what is wrong. */
  problemId: string;
}

/** The timetable as it is edited: a field for each cell, the acts of a row behind one button. */
export function ScheduleRows({ state, problemId }: ScheduleRowsProps) {
  const { text, grid, walk } = state;
  const language = useLocale().locale.startsWith('zh') ? 'zh' : 'en';
  const heads = grid.label.map((stored, column) => headText(stored, column, language));
  const share = grid.label.reduce((sum, _stored, column) => sum + columnWidth(column), 0);
  const alignOf = (column: number) => (column < 2 ? undefined : 'center');

  return (
    <EditedTable aria-label={text.title} onKeyDown={walk.onKeyDown} onFocus={walk.onFocus} onPaste={state.handlePaste}>
      <colgroup>
        {heads.map((head, column) => (
          <col key={`${column}${head}`} style={{ inlineSize: `calc((100% - 32px) * ${columnWidth(column) / share})` }} />
        ))}
        <col style={{ inlineSize: '32px' }} />
      </colgroup>
      <thead>
        <tr>
          {heads.map((head, column) => (
            <th key={`${column}${head}`} scope="col" data-align={alignOf(column)}>
              {head}
            </th>
          ))}
          <th scope="col">
            <VisuallyHidden>{text.acts}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {grid.data.map((cells, row) => (
          // Rows have no name of their own; their fields keep nothing but what they are given.
          // eslint-disable-next-line react/no-array-index-key
          <tr key={row}>
            {cells.map((cell, column) => (
              <td key={`${column}${heads[column]}`} data-row={row} data-column={column} data-align={alignOf(column)}>
                <CellText
                  label={text.cell({ head: heads[column]!, row: row + 1 })}
                  text={cell}
                  isInvalid={cell.length > scheduleLimits.cell}
                  describedBy={problemId}
                  onType={(typed) => state.handleCell({ row, column }, typed)}
                />
              </td>
            ))}
            <td data-part="act">
              <RowMenu row={row} count={grid.data.length} state={state} />
            </td>
          </tr>
        ))}
      </tbody>
    </EditedTable>
  );
}

function RowMenu({ row, count, state }: { row: number; count: number; state: ScheduleTableState }) {
  const { text, isFull } = state;
  return (
    <MenuTrigger>
      <IconButton size="small" aria-label={text.rowActs({ row: row + 1 })}>
        <Icon of={EllipsisVertical} />
      </IconButton>
      <Menu placement="bottom end">
        <MenuItem isDisabled={isFull} onAction={() => state.handleRowAdd(row)}>
          {text.insertAbove}
        </MenuItem>
        <MenuItem isDisabled={isFull} onAction={() => state.handleRowAdd(row + 1)}>
          {text.insertBelow}
        </MenuItem>
        <MenuItem isDisabled={row === 0} shortcut="Alt ↑" onAction={() => state.handleRowMove({ row, by: -1 })}>
          {text.moveUp}
        </MenuItem>
        <MenuItem isDisabled={row === count - 1} shortcut="Alt ↓" onAction={() => state.handleRowMove({ row, by: 1 })}>
          {text.moveDown}
        </MenuItem>
        <MenuSeparator />
        <MenuItem variant="danger" onAction={() => state.handleRowRemove(row)}>
          {text.remove}
        </MenuItem>
      </Menu>
    </MenuTrigger>
  );
}
