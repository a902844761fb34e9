export { CopyOrigin, copyOriginMessages, type CopyOriginProps } from './CopyOrigin';
