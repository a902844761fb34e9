export { LeaveDialog, type LeaveDialogProps } from './LeaveDialog';
export { leaveDialogMessages } from './messages';
