export * from './describeChange';
export * from './describedChange';
