export * from './courseCell';
export * from './courseUnit';
export * from './deriveFields';
export * from './fieldLabels';
export * from './fieldTable';
export * from './goals';
export * from './points';
export * from './project';
