export { Shortcuts, ShortcutSettings, type ShortcutHandler, type ShortcutsProps } from './Shortcuts';
export { isSingleKey, matchesShortcut } from './shortcut';
