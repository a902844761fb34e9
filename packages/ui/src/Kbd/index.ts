export { Kbd, type KbdProps } from './Kbd';
