export * from './classification';
export * from './levels';
export * from './occupation';
export * from './occupationBook';
