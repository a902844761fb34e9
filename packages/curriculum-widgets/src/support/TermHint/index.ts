export { TermHint, type TermHintProps } from './TermHint';
export type { HintedTerm } from './hintedTerm';
export { TermHints } from './TermHints';
