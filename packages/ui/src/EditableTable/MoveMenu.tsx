import { ArrowDown, ArrowDownToLine, ArrowUp, ArrowUpToLine } from 'lucide-react';
import type { RefObject } from 'react';
import { PopoverContext } from 'react-aria-components';
import { Icon } from '../icons';
import { Menu, MenuItem } from '../Menu';
import type { EditableTableText } from './messages';

interface MoveMenuProps {
  triggerRef: RefObject<Element | null>;
  label: string;
  index: number;
  count: number;
  text: EditableTableText;
  onMove: (toIndex: number) => void;
  onClose: () => void;
}

/** The menu alternative to dragging a row. All rows share one menu, which opens at the grip that was clicked. */
export function MoveMenu({ triggerRef, label, index, count, text, onMove, onClose }: MoveMenuProps) {
  const last = count - 1;
  const places = [
    { toIndex: index - 1, words: text.moveUp, icon: ArrowUp, isDisabled: index === 0 },
    { toIndex: index + 1, words: text.moveDown, icon: ArrowDown, isDisabled: index === last },
    { toIndex: 0, words: text.moveToTop, icon: ArrowUpToLine, isDisabled: index === 0 },
    { toIndex: last, words: text.moveToBottom, icon: ArrowDownToLine, isDisabled: index === last },
  ];
  return (
    <PopoverContext value={{ isOpen: true, triggerRef, onOpenChange: (isOpen) => isOpen || onClose() }}>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a menu takes focus when it opens */}
      <Menu aria-label={label} autoFocus="first">
        {places.map(({ toIndex, words, icon, isDisabled }) => (
          <MenuItem key={words} icon={<Icon of={icon} />} isDisabled={isDisabled} onAction={() => onMove(toIndex)}>
            {words}
          </MenuItem>
        ))}
      </Menu>
    </PopoverContext>
  );
}
