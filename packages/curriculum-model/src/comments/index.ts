export * from './anchors';
export * from './calls';
export * from './commentPlace';
export * from './commentRefusals';
export * from './groupThreads';
export * from './limits';
export * from './mentions';
export * from './remaining';
