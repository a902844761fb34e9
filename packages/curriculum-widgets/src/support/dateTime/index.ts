export { DateTime } from './DateTime';
export { useDateTime, type FormatDateTime } from './useDateTime';
