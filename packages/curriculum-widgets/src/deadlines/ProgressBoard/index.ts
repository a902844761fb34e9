export { ProgressBoard, type ProgressBoardProps } from './ProgressBoard';
export type { ProgressBoardSource } from './ProgressBoardSource';
export { progressBoardMessages } from './messages';
