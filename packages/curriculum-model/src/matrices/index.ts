export * from './courseMatrix';
export * from './links';
export * from './majorMatrix';
export * from './projectMatrix';
export * from './relate';
export * from './relateOptions';
export * from './relateValues';
