export { CommandPalette, type CommandPaletteProps } from './CommandPalette';
export type { CommandPaletteSource, PaletteQuery } from './CommandPaletteSource';
export { commandPaletteMessages } from './messages';
export type { PaletteAct, PaletteRecent, PaletteShortcut, PaletteSign } from './paletteEntries';
