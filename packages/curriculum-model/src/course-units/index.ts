export * from './choices';
export * from './courseLeaders';
export * from './courseUnit';
export * from './courseUnitRules';
export * from './courseUnitSort';
export * from './listedCourseUnit';
export * from './requests';
export * from './sorting';
