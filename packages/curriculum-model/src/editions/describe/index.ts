export * from './courseNames';
export * from './describeChange';
export * from './describedChange';
