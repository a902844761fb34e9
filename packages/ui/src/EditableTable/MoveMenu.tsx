import { ArrowDown, ArrowDownToLine, ArrowUp, ArrowUpToLine } from 'lucide-react';
import type { RefObject } from 'react';
import { Menu, MenuItem, Popover } from 'react-aria-components';
import { styled } from 'styled-components';
import { Icon } from '../icons';
import { tokens } from '../theme';
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

/** The menu twin of dragging a row. */
export function MoveMenu({ triggerRef, label, index, count, text, onMove, onClose }: MoveMenuProps) {
  const last = count - 1;
  const places = [
    { toIndex: index - 1, words: text.moveUp, icon: ArrowUp, isDisabled: index === 0 },
    { toIndex: index + 1, words: text.moveDown, icon: ArrowDown, isDisabled: index === last },
    { toIndex: 0, words: text.moveToTop, icon: ArrowUpToLine, isDisabled: index === 0 },
    { toIndex: last, words: text.moveToBottom, icon: ArrowDownToLine, isDisabled: index === last },
  ];
  return (
    <Layer isOpen onOpenChange={(isOpen) => isOpen || onClose()} triggerRef={triggerRef} placement="bottom start" offset={4}>
      <Items aria-label={label} autoFocus="first">
        {places.map(({ toIndex, words, icon, isDisabled }) => (
          <Item key={words} textValue={words} isDisabled={isDisabled} onAction={() => onMove(toIndex)}>
            <Icon of={icon} />
            {words}
          </Item>
        ))}
      </Items>
    </Layer>
  );
}

const Layer = styled(Popover)`
  min-inline-size: 176px;
  border: ${tokens.layer.edge} solid ${tokens.color.borderStrong};
  border-radius: ${tokens.radius.layer};
  background: ${tokens.color.surfaceRaised};
  box-shadow: ${tokens.color.shadowPopover};
`;

const Items = styled(Menu)`
  padding: ${tokens.space[1]};
  outline: none;
` as typeof Menu;

const Item = styled(MenuItem)`
  display: flex;
  align-items: center;
  gap: ${tokens.space[3]};
  block-size: 32px;
  padding-inline: ${tokens.space[3]};
  border-radius: ${tokens.radius.control};
  outline: none;
  cursor: default;

  > svg {
    color: ${tokens.color.textMuted};
  }
  &[data-focused],
  &[data-hovered] {
    background: ${tokens.color.rowHoverRaised};
  }
  &[data-focus-visible] {
    outline: 2px solid ${tokens.color.focusRing};
    outline-offset: -2px;
  }
  &[data-disabled],
  &[data-disabled] > svg {
    background: none;
    color: ${tokens.color.textDisabled};
  }
`;
