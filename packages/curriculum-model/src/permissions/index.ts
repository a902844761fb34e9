export * from './bandNames';
export * from './bands';
export * from './demo';
export * from './manage';
export * from './people';
export * from './rights';
