export type { DraftStorage as TextDraftStorage } from '../../support/desk/drafts';
export { TextTranslations, type TextTranslationsDialogProps } from './TextTranslations';
export type { TextTranslationsProps } from './TextTranslationsView';
export type { TextTranslationsSource } from './TextTranslationsSource';
export { TranslationsButton, type TranslationsButtonProps } from './TranslationsButton';
export type { LeftOutText } from './textDesk';
