export * from './courseUnit';
export * from './deriveFields';
export * from './fieldLabels';
export * from './fieldTable';
