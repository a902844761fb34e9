export * from './courseMatrix';
export * from './linked';
export * from './links';
export * from './majorMatrix';
export * from './projectMatrix';
export * from './relate';
export * from './relateOptions';
export * from './relateValues';
