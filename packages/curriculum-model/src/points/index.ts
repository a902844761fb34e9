export * from './ksa';
export * from './ksaNumbering';
export * from './messages';
export * from './point';
export * from './pointList';
