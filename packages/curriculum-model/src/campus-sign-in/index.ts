export * from './campusProvider';
export * from './campusSignIn';
export * from './campusDryRun';
export * from './mapPerson';
export * from './decideFirstSignIn';
export * from './providerFault';
export * from './staffNumbers';
