export type { PermissionSource } from './localPermission';
export { socketChannelMessages } from './messages';
export { SocketChannel, type SocketChannelProps } from './SocketChannel';
export type { SocketClass } from './useSocketChannel';
