export * from './CollegeMajorEditor';
export * from './CollegeMajorList';
export * from './TeachStandard';
