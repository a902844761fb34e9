export * from './collegeMajor';
export * from './collegeMajorRules';
