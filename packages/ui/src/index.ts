export * from './Button';
export * from './IconButton';
export * from './icons';
export * from './messages';
export * from './theme';
