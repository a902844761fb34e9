export { ServerStatus, type ServerStatusProps } from './ServerStatus';
export type { ServerStatusSource } from './ServerStatusSource';
export { serverStatusMessages } from './messages';
