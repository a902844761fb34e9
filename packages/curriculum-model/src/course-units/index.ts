export * from './courseUnit';
export * from './requests';
