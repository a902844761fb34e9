export * from './accessRefusals';
export * from './changedMeanwhile';
export * from './deletionRefusals';
export * from './linkRefusals';
export * from './personRefusals';
export * from './requestNaming';
export * from './signInRefusals';
export * from './outlineRefusals';
