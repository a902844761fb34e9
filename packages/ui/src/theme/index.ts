export { localeOf, type Locale } from './locale';
export { onNarrowWindow, onSmallWindow } from './narrowWindow';
export type { Palette } from './palettes';
export { sentenceCase } from './sentenceCase';
export { useTimeZone } from './timeZone';
export { tokens } from './tokens';
export { UiProvider, type Density, type UiProviderProps } from './UiProvider';
export type { Theme } from './useTheme';
