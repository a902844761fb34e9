export { TermHint, type HintedTerm, type TermHintProps } from './TermHint';
export { TermHints } from './TermHints';
