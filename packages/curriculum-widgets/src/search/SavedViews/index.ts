export { LaterSavedViews } from './LaterSavedViews';
export { savedViewsMessages } from './messages';
export { SavedViews, type SavedViewsProps } from './SavedViews';
export type { SavedView, SavedViewsSource, ViewParams } from './SavedViewsSource';
