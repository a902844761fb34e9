import { Icon } from '@college/ui/icons';
import { IconButton } from '@college/ui/IconButton';
import { VisuallyHidden } from '@college/ui/VisuallyHidden';
import { EllipsisVertical } from 'lucide-react';
import { useRef, useState } from 'react';
import { useLocale } from 'react-aria-components';
import { CellText, EditedTable } from '../cells';
import { RowMenu } from './RowMenu';
import { headText, readSchedule } from './scheduleWords';
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
  const heads = grid.label.map((_stored, column) => headText(grid.label, column, language));
  const { columns } = readSchedule(grid, language);
  const share = columns.reduce((sum, { width }) => sum + width, 0);
  const [menuRow, setMenuRow] = useState<number | null>(null);
  const triggerRef = useRef<Element>(null);
  const alignOf = (column: number) => (column < 2 ? undefined : 'center');

  return (
    <>
      <EditedTable aria-label={text.title} onKeyDown={walk.onKeyDown} onFocus={walk.onFocus} onPaste={state.handlePaste}>
        <colgroup>
          {heads.map((head, column) => (
            <col key={`${column}${head}`} style={{ inlineSize: `calc((100% - 32px) * ${columns[column]!.width / share})` }} />
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
                <IconButton
                  size="small"
                  aria-haspopup="menu"
                  aria-expanded={menuRow === row}
                  aria-label={text.rowActs({ row: row + 1 })}
                  onPress={({ target }) => {
                    triggerRef.current = target;
                    setMenuRow(row);
                  }}
                >
                  <Icon of={EllipsisVertical} />
                </IconButton>
              </td>
            </tr>
          ))}
        </tbody>
      </EditedTable>
      {menuRow !== null && <RowMenu row={menuRow} state={state} triggerRef={triggerRef} onClose={() => setMenuRow(null)} />}
    </>
  );
}
