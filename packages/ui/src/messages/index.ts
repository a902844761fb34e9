export { counted } from './counted';
export { defineMessages, type Messages, type Word } from './defineMessages';
export { LocaleProvider, useLocale } from './locale';
export { MessageOverrides, type MessageOverrideValues } from './overrides';
export { resolveMessages } from './resolveMessages';
export { useMessages } from './useMessages';
export { withLang } from './withLang';
