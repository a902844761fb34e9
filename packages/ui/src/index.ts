export * from './messages';
export * from './theme';
