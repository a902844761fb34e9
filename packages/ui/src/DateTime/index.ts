export { DateTime, type DateTimeProps } from './DateTime';
export { formatDateTime, type DateTimePrecision } from './formatDateTime';
