export * from './collegeMajor';
export * from './collegeMajorRules';
export * from './standardClasses';
