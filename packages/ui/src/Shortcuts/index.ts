export type { ShortcutHandler } from './scopes';
export { isSingleKey, matchesShortcut } from './shortcut';
export { Shortcuts, ShortcutSettings, type ShortcutsProps } from './Shortcuts';
