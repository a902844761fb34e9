import type { Ref } from 'react';
import { Menu as AriaMenu, Separator, type MenuProps as AriaMenuProps, type PopoverProps } from 'react-aria-components';
import { styled } from 'styled-components';
import { PopoverSurface } from '../Popover';
import { tokens } from '../theme';

export interface MenuProps<Item extends object> extends Omit<AriaMenuProps<Item>, 'className' | 'style' | 'render'> {
  /**
   * Side of the trigger where it opens; it flips when it would leave the window.
   * @default 'bottom start'
   */
  placement?: PopoverProps['placement'];
  /** Goes to the root element; a plain string only. */
  className?: string;
  /** Reaches the root element. */
  ref?: Ref<HTMLDivElement>;
}

/** Acts behind one button, in a `MenuTrigger`: everyday acts first, destructive ones last, with `MenuSeparator` between. */
export function Menu<Item extends object>({ placement = 'bottom start', ...rest }: MenuProps<Item>) {
  return (
    <PopoverSurface placement={placement} offset={4}>
      <MenuList {...rest} />
    </PopoverSurface>
  );
}

/** The list itself, without a layer around it. */
export const MenuList = styled(AriaMenu)`
  inline-size: max-content;
  min-inline-size: 176px;
  max-inline-size: min(${tokens.size.popover}, calc(100vw - ${tokens.space[6]}));
  padding: ${tokens.space[1]};
  overflow: auto;
  outline: none;

  /* Sections are groups too, and are spaced like groups. */
  > section + :is(section, [role^='menuitem']) {
    position: relative;
    margin-block-start: 9px;
  }
  > section + :is(section, [role^='menuitem'])::before {
    position: absolute;
    inset: -5px 0 auto;
    border-block-start: 1px solid ${tokens.color.border};
    content: '';
  }
` as typeof AriaMenu;

/** A hairline between groups of acts. */
export const MenuSeparator = styled(Separator)`
  block-size: 1px;
  margin: ${tokens.space[1]} 0;
  border: 0;
  background: ${tokens.color.border};
`;
