export { threadPanelMessages } from './messages';
export { ThreadPanel, type ThreadPanelProps } from './ThreadPanel';
