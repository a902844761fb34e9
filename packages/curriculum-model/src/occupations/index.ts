export * from './bookFacts';
export * from './classification';
export * from './importReply';
export * from './levels';
export * from './occupation';
export * from './occupationBook';
export * from './skills';
