export * from './occupation';
export * from './occupationBook';
