export { counted } from './counted';
export { defineMessages, type Messages } from './defineMessages';
export { MessageOverrides, type MessageOverrideValues } from './overrides';
export { resolveMessages } from './resolveMessages';
export { useMessages } from './useMessages';
