import type { PointRow } from '@college/curriculum-model';
import { MenuItem, MenuList } from '@college/ui/Menu';
import { useMessages } from '@college/ui/messages';
import { Popover } from '@college/ui/Popover';
import { tokens } from '@college/ui/theme';
import type { RefObject } from 'react';
import { styled } from 'styled-components';
import { ksaEditorMessages } from './messages';

interface SupportedPointsProps {
  triggerRef: RefObject<HTMLElement | null>;
  label: string;
  points: readonly PointRow[];
  /** Keys of the points that the item supports. */
  selected: readonly string[];
  onSelect: (keys: string[]) => void;
  onClose: () => void;
}

/** Chooses the points that an item supports; each choice counts at once, Esc closes. */
export function SupportedPoints({ triggerRef, label, points, selected, onSelect, onClose }: SupportedPointsProps) {
  const text = useMessages(ksaEditorMessages);
  return (
    <Popover triggerRef={triggerRef} isOpen aria-label={label} onOpenChange={(isOpen) => !isOpen && onClose()}>
      {points.length === 0 ? (
        <p>{text.noPoints}</p>
      ) : (
        <List
          aria-label={label}
          autoFocus="first"
          selectionMode="multiple"
          shouldCloseOnSelect={false}
          selectedKeys={selected}
          onSelectionChange={(keys) => onSelect(keys === 'all' ? points.map(({ key }) => key) : [...keys].map(String))}
          onClose={onClose}
        >
          {points.map((point, index) => (
            <MenuItem key={point.key} id={point.key} textValue={point.title}>
              {text.point({ number: index + 1, title: point.title })}
            </MenuItem>
          ))}
        </List>
      )}
    </Popover>
  );
}

const List = styled(MenuList)`
  max-block-size: 304px;
  margin: calc(-1 * ${tokens.space[3]});
`;
