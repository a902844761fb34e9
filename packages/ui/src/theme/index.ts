export { localeOf, type Locale } from './locale';
export type { Palette } from './palettes';
export { tokens } from './tokens';
export { UiProvider, type Density, type Theme, type UiProviderProps } from './UiProvider';
