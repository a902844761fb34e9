export { SearchField, type SearchFieldProps } from './SearchField';
export type { SearchReply, TimedSearchState } from './timedSearch';
export { useTimedSearch, type TimedSearchOptions } from './useTimedSearch';
