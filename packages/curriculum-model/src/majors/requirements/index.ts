export * from './catalogue';
export * from './mergeRequirements';
export * from './requirement';
export * from './requirementLoss';
export * from './requirementNumbers';
export * from './requirementsHistory';
export * from './requirementsReducer';
export * from './savedRequirements';
