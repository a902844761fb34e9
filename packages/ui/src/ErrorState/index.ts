export { ErrorState, type ErrorStateProps } from './ErrorState';
export { errorStateMessages } from './messages';
