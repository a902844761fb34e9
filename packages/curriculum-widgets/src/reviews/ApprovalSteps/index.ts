export { ApprovalSteps, type ApprovalStepsControls, type ApprovalStepsProps } from './ApprovalSteps';
export type { ApprovalStepsSource } from './ApprovalStepsSource';
export { approvalStepsMessages } from './messages';
