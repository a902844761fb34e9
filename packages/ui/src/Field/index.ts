export { controlEdge, controlFocus, fieldColumn } from './fieldColumn';
export { FieldLabel, type FieldLabelProps } from './FieldLabel';
export { FieldMessage, type FieldMessageProps } from './FieldMessage';
export type { FieldTexts } from './fieldTexts';
export { ReadAsText } from './ReadAsText';
export { useReadText, type ReadTextProps } from './readTextContext';
export { BoxInput, BoxUnit, InputBox, type InputBoxProps } from './InputBox';
