import { Menu, MenuItem, MenuSeparator } from '@college/ui/Menu';
import { useEffect, type RefObject } from 'react';
import { PopoverContext } from 'react-aria-components';
import type { ScheduleTableState } from './useScheduleTable';

interface RowMenuProps {
  row: number;
  state: ScheduleTableState;
  /** The button that opened it. */
  triggerRef: RefObject<Element | null>;
  onClose: () => void;
}

/** What can be done to a row. One menu serves all rows: it opens beside the button that was pressed. */
export function RowMenu({ row, state, triggerRef, onClose }: RowMenuProps) {
  const { text, isFull, grid, takeFocus } = state;
  // After the menu and its focus trap are unmounted, and before the menu would restore focus to its button.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  useEffect(() => () => queueMicrotask(takeFocus), []);
  const closing = (act: () => void) => () => {
    onClose();
    act();
  };
  return (
    <PopoverContext value={{ isOpen: true, triggerRef, onOpenChange: (isOpen) => isOpen || onClose() }}>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a menu takes focus when it opens */}
      <Menu placement="bottom end" aria-label={text.rowActs({ row: row + 1 })} autoFocus="first">
        <MenuItem isDisabled={isFull} onAction={closing(() => state.handleRowAdd(row))}>
          {text.insertAbove}
        </MenuItem>
        <MenuItem isDisabled={isFull} onAction={closing(() => state.handleRowAdd(row + 1))}>
          {text.insertBelow}
        </MenuItem>
        <MenuItem isDisabled={row === 0} shortcut="Alt ↑" onAction={closing(() => state.handleRowMove({ row, by: -1 }))}>
          {text.moveUp}
        </MenuItem>
        <MenuItem isDisabled={row === grid.data.length - 1} shortcut="Alt ↓" onAction={closing(() => state.handleRowMove({ row, by: 1 }))}>
          {text.moveDown}
        </MenuItem>
        <MenuSeparator />
        <MenuItem variant="danger" onAction={closing(() => state.handleRowRemove(row))}>
          {text.remove}
        </MenuItem>
      </Menu>
    </PopoverContext>
  );
}
