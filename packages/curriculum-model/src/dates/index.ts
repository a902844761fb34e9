export * from './formatDateTime';
export * from './isTimeZone';
