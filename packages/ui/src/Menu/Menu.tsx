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
  className?: string;
  ref?: Ref<HTMLDivElement>;
}

/** Acts behind one button, in a `MenuTrigger`: everyday acts first, destructive ones last, with `MenuSeparator` between. */
export function Menu<Item extends object>({ placement = 'bottom start', ...rest }: MenuProps<Item>) {
  return (
    <PopoverSurface placement={placement} offset={4}>
      <List {...rest} />
    </PopoverSurface>
  );
}

const List = styled(AriaMenu)`
  min-inline-size: 176px;
  padding: ${tokens.space[1]};
  overflow: auto;
  outline: none;
` as typeof AriaMenu;

/** A hairline between groups of acts. */
export const MenuSeparator = styled(Separator)`
  block-size: 1px;
  margin: ${tokens.space[1]} 0;
  border: 0;
  background: ${tokens.color.border};
`;
