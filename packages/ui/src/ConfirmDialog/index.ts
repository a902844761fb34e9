export { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog';
export { confirmDialogMessages } from './messages';
