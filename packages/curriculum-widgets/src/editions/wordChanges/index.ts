export { ChangedText, type ChangedTextProps } from './ChangedText';
export { Inserted, Removed } from './changedTextParts';
export { wordChanges, type WordChanges } from './wordChanges';
