export type { Deletion } from './deletion';
export { undoMessages } from './messages';
export { UndoButton } from './UndoButton';
export { UndoScope } from './UndoScope';
export type { UndoSource } from './UndoSource';
export { UNDO_AT_HEAD, useUndo, type Undo } from './useUndo';
