export { CompletionPopup, type CompletionPopupProps } from './CompletionPopup';
export type { CompletionSource } from './CompletionSource';
export { completionPopupMessages } from './messages';
