export * from './calls';
export * from './deciders';
export * from './editionProposal';
export * from './proposalRefusals';
export * from './proposalState';
export * from './proposalWords';
export * from './reviewSteps';
export * from './tellProposal';
