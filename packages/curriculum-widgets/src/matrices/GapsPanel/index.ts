export { GapsPanel, type GapsPanelProps } from './GapsPanel';
export { gapsPanelMessages } from './messages';
