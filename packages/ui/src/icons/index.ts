export { BusyArc, type BusyArcProps } from './BusyArc';
export { ChangeMark, changeOutlines, type ChangeKind, type ChangeMarkProps } from './ChangeMark';
export { Icon, type IconProps } from './Icon';
export { Mark, type MarkProps } from './Mark';
export { Star, starOutline, type StarProps } from './Star';
