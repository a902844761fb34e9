export { BusyArc, type BusyArcProps } from './BusyArc';
export { Icon, type IconProps } from './Icon';
export { Mark, type MarkProps } from './Mark';
export { Star, starOutline, type StarProps } from './Star';
