export { DateTime } from './DateTime';
export { useDateTime, type TellDateTime } from './useDateTime';
