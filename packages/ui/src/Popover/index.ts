export { Popover, type PopoverProps } from './Popover';
export { PopoverSurface } from './PopoverSurface';
