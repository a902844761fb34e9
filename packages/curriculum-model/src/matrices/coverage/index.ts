export * from './coverage';
export { gapFixes, type GapFix } from './gapFixes';
export * from './matrixFinding';
export * from './matrixFindings';
export { matrixRuleNames } from './messages';
export * from './supportGap';
export { findMajorGaps, type MajorGap, type MajorRule } from './majorGaps';
