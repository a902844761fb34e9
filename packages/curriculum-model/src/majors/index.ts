export * from './major';
export * from './majorList';
export * from './saveMajor';
export * from './requirements';
export * from './majorListRequest';
export * from './majorSort';
