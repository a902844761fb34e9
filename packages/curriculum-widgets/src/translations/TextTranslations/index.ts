export type { TextDraftStorage } from './storedDrafts';
export { TextTranslations, type TextTranslationsDialogProps } from './TextTranslations';
export type { TextTranslationsProps } from './TextTranslationsView';
export type { TextTranslationsSource } from './TextTranslationsSource';
export { TranslationsButton, type TranslationsButtonProps } from './TranslationsButton';
export type { LeftOutText } from './useTextTranslations';
