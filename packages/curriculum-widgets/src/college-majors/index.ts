export * from './CollegeMajorEditor';
export * from './CollegeMajorList';
