import { relateValues, type Relate } from '@college/curriculum-model';
import { Menu, MenuItem, MenuSeparator } from '@college/ui/Menu';
import { useMessages } from '@college/ui/messages';
import { useMemo } from 'react';
import { PopoverContext } from 'react-aria-components';
import { transferMessages } from './messages';

interface ListMenuProps {
  /** The row or button beside which it opens. */
  at: Element;
  list: Relate;
  title: string;
  onSelectAll: () => void;
  onInvert: () => void;
  onMove: (to: Relate) => void;
  onClose: () => void;
}

/** The menu twin of dragging, for the chosen items of a list or the one that is pointed at. */
export function ListMenu({ at, list, title, onSelectAll, onInvert, onMove, onClose }: ListMenuProps) {
  const text = useMessages(transferMessages);
  const triggerRef = useMemo(() => ({ current: at }), [at]);
  return (
    <PopoverContext value={{ isOpen: true, triggerRef, onOpenChange: (isOpen) => isOpen || onClose() }}>
      <Menu aria-label={text.actsOf({ list: title })} autoFocus="first" onClose={onClose}>
        <MenuItem shortcut="Ctrl A" onAction={onSelectAll}>
          {text.selectAll}
        </MenuItem>
        <MenuItem onAction={onInvert}>{text.invert}</MenuItem>
        <MenuSeparator />
        {list !== relateValues.strong && (
          <MenuItem shortcut="1" onAction={() => onMove(relateValues.strong)}>
            {text.toStrong}
          </MenuItem>
        )}
        {list !== relateValues.weak && (
          <MenuItem shortcut="2" onAction={() => onMove(relateValues.weak)}>
            {text.toWeak}
          </MenuItem>
        )}
        {list !== relateValues.none && (
          <MenuItem shortcut="0" onAction={() => onMove(relateValues.none)}>
            {text.out}
          </MenuItem>
        )}
      </Menu>
    </PopoverContext>
  );
}
