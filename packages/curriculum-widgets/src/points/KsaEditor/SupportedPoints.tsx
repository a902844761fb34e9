import type { PointRow } from '@college/curriculum-model';
import { MenuItem, MenuList } from '@college/ui/Menu';
import { useMessages } from '@college/ui/messages';
import { Popover } from '@college/ui/Popover';
import { tokens } from '@college/ui/theme';
import { useEffect, useRef, type RefObject } from 'react';
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
  const listRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The layer takes focus for itself once it is open; arrows are to walk among the points at once.
    const frame = requestAnimationFrame(() => listRef.current?.querySelector<HTMLElement>('[role="menuitemcheckbox"]')?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <Popover triggerRef={triggerRef} isOpen aria-label={label} onOpenChange={(isOpen) => !isOpen && onClose()}>
      {points.length === 0 ? (
        <p>{text.noPoints}</p>
      ) : (
        <List
          aria-label={label}
          ref={listRef}
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
