export * from './coverage';
export * from './matrixFinding';
export { majorFindings } from './majorFindings';
export * from './matrixFindings';
export { matrixRuleNames } from './messages';
export * from './supportGap';
