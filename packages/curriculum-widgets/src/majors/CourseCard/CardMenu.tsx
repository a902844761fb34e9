import { Icon } from '@college/ui/icons';
import { MenuItem, MenuList, MenuSeparator } from '@college/ui/Menu';
import { PopoverSurface } from '@college/ui/Popover';
import { Fragment, useRef, type KeyboardEvent } from 'react';
import { groupEntries, type CardEntry } from './cardEntries';
import { iconOf } from './entryIcons';
import type { CourseCardText } from './messages';

interface CardMenuProps {
  /** Of the course. */
  name: string;
  text: CourseCardText;
  entries: readonly CardEntry[];
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  hrefOf: (entry: CardEntry) => string | undefined;
  onAction: (entry: CardEntry) => void;
}

const openingKeys = ['ArrowDown', 'ArrowUp', 'Enter', ' '];

/** The button in the corner and the menu behind it; a page of cards makes a menu only when one is opened. */
export function CardMenu({ name, text, entries, isOpen, onOpenChange, hrefOf, onAction }: CardMenuProps) {
  const buttonRef = useRef<HTMLButtonElement>(null);

  function handleKeyDown(event: KeyboardEvent) {
    // Enter and Space, too: the click that a browser makes of them counts as one of a screen reader, and focus would stop at the list.
    if (!openingKeys.includes(event.key)) return;
    event.preventDefault();
    onOpenChange(true);
  }

  return (
    <>
      <button
        ref={buttonRef}
        type="button"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-label={text.menu({ name })}
        onClick={() => onOpenChange(!isOpen)}
        onKeyDown={handleKeyDown}
      >
        <svg viewBox="0 0 16 16" aria-hidden>
          <path d="M3 8h.01M8 8h.01M13 8h.01" />
        </svg>
      </button>
      {isOpen && (
        <PopoverSurface
          isOpen
          aria-label={text.menu({ name })}
          triggerRef={buttonRef}
          onOpenChange={onOpenChange}
          placement="bottom end"
          offset={4}
        >
          <MenuList
            aria-label={text.menu({ name })}
            autoFocus="first"
            onClose={() => onOpenChange(false)}
            onAction={(key) => {
              const entry = entries.find(({ value }) => value === key);
              if (entry && hrefOf(entry) === undefined) onAction(entry);
            }}
          >
            {groupEntries(entries).map((group, index) => (
              <Fragment key={group[0]!.value}>
                {index > 0 && <MenuSeparator />}
                {group.map((entry) => (
                  <MenuItem
                    key={entry.value}
                    id={entry.value}
                    href={hrefOf(entry)}
                    icon={<Icon of={iconOf(entry)} />}
                    variant={entry.act === 'delete' ? 'danger' : 'regular'}
                  >
                    {entry.label}
                  </MenuItem>
                ))}
              </Fragment>
            ))}
          </MenuList>
        </PopoverSurface>
      )}
    </>
  );
}
