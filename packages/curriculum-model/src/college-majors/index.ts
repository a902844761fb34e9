export * from './collegeMajor';
export * from './collegeMajorRules';
export * from './professionChoices';
export * from './standardClasses';
export * from './collegeMajorPageRequest';
export * from './collegeMajorSort';
