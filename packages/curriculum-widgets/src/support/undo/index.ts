export { undoMessages } from './messages';
export { UndoButton } from './UndoButton';
export { UndoScope } from './UndoScope';
export type { UndoSource } from './UndoSource';
export { useUndo, type Deletion, type Undo } from './useUndo';
