import { Icon } from '@college/ui/icons';
import { IconButton } from '@college/ui/IconButton';
import { EllipsisVertical } from 'lucide-react';
import { memo } from 'react';
import { CellText } from '../cells';
import type { scheduleMessages } from './messages';
import type { CellPlace } from './scheduleCells';
import { scheduleLimits } from './scheduleGrid';

interface ScheduleRowProps {
  row: number;
  cells: readonly string[];
  heads: readonly string[];
  isMenuOpen: boolean;
  /** The element with the error message. */
  problemId: string;
  text: typeof scheduleMessages.en;
  onCell: (place: CellPlace, typed: string) => void;
  onMenu: (row: number, button: Element) => void;
}

/** One row of the timetable as it is edited; a key re-renders its own row only. */
export const ScheduleRow = memo(function ScheduleRow({ row, cells, heads, isMenuOpen, problemId, text, onCell, onMenu }: ScheduleRowProps) {
  return (
    <tr>
      {cells.map((cell, column) => (
        <td key={`${column}${heads[column]}`} data-row={row} data-column={column} data-align={alignOf(column)}>
          <CellText
            label={text.cell({ head: heads[column]!, row: row + 1 })}
            text={cell}
            isInvalid={cell.length > scheduleLimits.cell}
            describedBy={problemId}
            onType={(typed) => onCell({ row, column }, typed)}
          />
        </td>
      ))}
      <td data-part="act">
        <IconButton
          size="small"
          aria-haspopup="menu"
          aria-expanded={isMenuOpen}
          aria-label={text.rowActs({ row: row + 1 })}
          onPress={({ target }) => onMenu(row, target)}
        >
          <Icon of={EllipsisVertical} />
        </IconButton>
      </td>
    </tr>
  );
});

/** The time is left-aligned, the days are centred. */
export function alignOf(column: number) {
  return column < 2 ? undefined : 'center';
}
