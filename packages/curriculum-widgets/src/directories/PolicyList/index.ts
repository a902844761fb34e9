export { PolicyList, type PolicyListProps } from './PolicyList';
export { policyListMessages } from './messages';
