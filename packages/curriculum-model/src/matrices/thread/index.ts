export * from './breaks';
export { threadBreakNames, threadKindNames } from './messages';
export * from './thread';
export * from './threadItem';
export type * from './threadNode';
