export { MenuTrigger, SubmenuTrigger } from 'react-aria-components';
export { Menu, MenuList, MenuSeparator, type MenuProps } from './Menu';
export { MenuItem, type MenuItemProps } from './MenuItem';
