export * from './choices';
export * from './courseUnit';
export * from './courseUnitRules';
export * from './courseUnitSort';
export * from './requests';
export * from './sorting';
