export * from './ApprovalSteps';
export * from './ReviewDesk';
