export { TermSelect, type TermSelectProps } from './TermSelect';
