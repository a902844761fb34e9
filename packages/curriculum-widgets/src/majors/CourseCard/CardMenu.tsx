import { Icon } from '@college/ui/icons';
import { MenuItem, MenuList, MenuSeparator } from '@college/ui/Menu';
import { useMessages } from '@college/ui/messages';
import { PopoverSurface } from '@college/ui/Popover';
import { tokens } from '@college/ui/theme';
import { Ellipsis } from 'lucide-react';
import { Fragment, useRef, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { groupEntries, type CardEntry } from './cardEntries';
import { iconOf } from './entryIcons';
import { courseCardMessages } from './messages';

interface CardMenuProps {
  /** Of the course. */
  name: string;
  entries: readonly CardEntry[];
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  hrefOf: (entry: CardEntry) => string | undefined;
  onAction: (entry: CardEntry) => void;
}

/** The button in the corner and the menu behind it; a page of cards makes a menu only when one is opened. */
export function CardMenu({ name, entries, isOpen, onOpenChange, hrefOf, onAction }: CardMenuProps) {
  const text = useMessages(courseCardMessages);
  const buttonRef = useRef<HTMLButtonElement>(null);

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    onOpenChange(true);
  }

  return (
    <>
      <MenuButton
        ref={buttonRef}
        type="button"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-label={text.menu({ name })}
        onClick={() => onOpenChange(!isOpen)}
        onKeyDown={handleKeyDown}
      >
        <Icon of={Ellipsis} />
      </MenuButton>
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

const MenuButton = styled.button`
  position: absolute;
  inset-block-start: 0;
  inset-inline-end: -6px;
  display: inline-grid;
  place-items: center;
  inline-size: 28px;
  block-size: 28px;
  padding: 0;
  border: 0;
  border-radius: ${tokens.radius.control};
  background: none;
  color: ${tokens.color.textMuted};

  &:hover,
  &[aria-expanded='true'] {
    background: ${tokens.color.fillQuiet};
    color: ${tokens.color.text};
  }
  &:focus-visible {
    outline: 2px solid ${tokens.color.focusRing};
    outline-offset: -2px;
  }
`;
