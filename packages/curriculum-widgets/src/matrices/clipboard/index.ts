export type * from './pasteTarget';
export type { ClipboardTexts } from './readClipboard';
export { useMatrixClipboard, type MatrixClipboard, type MatrixClipboardOptions } from './useMatrixClipboard';
