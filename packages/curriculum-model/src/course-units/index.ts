export * from './choices';
export * from './courseUnit';
export * from './requests';
