export { exportEntryValue, type CardEntry } from './cardEntries';
export type { CardSupport } from './CardSupports';
export { CourseCard, type CourseCardProps } from './CourseCard';
export { courseCardMessages } from './messages';
