export { CellText } from './CellText';
export { EditActions, EditButton } from './EditActions';
export { cellMessages } from './messages';
export { EditedTable, NotFilled, PartHead, Under, UnderLine } from './tableParts';
export { focusCell, placeOf, useCellWalk } from './useCellWalk';
export { editButton, useEditFocus } from './useEditFocus';
export { useFieldKeys } from './useFieldKeys';
