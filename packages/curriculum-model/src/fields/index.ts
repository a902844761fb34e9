export * from './extensions';
export * from './ids';
export * from './jsonText';
export * from './numbers';
export * from './text';
export * from './times';
