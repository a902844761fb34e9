export { CommentDialog, type CommentDialogProps, type CommentedPlace } from './CommentDialog';
export { commentDialogMessages } from './messages';
