export { ProgressBoard, type ProgressBoardProps } from './ProgressBoard';
export { boardViews, type ProgressBoardQuery } from './boardQuery';
export type { ProgressBoardSource } from './ProgressBoardSource';
export { progressBoardMessages } from './messages';
