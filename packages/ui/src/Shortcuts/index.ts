export { activeShortcuts, type ShortcutHandler } from './scopes';
export { isSingleKey, matchesShortcut } from './shortcut';
export { Shortcuts, ShortcutSettings, useIsSingleKeyEnabled, type ShortcutsProps } from './Shortcuts';
