export * from './collegeMajor';
export * from './collegeMajorRules';
export * from './professionChoices';
export * from './standardClasses';
