export { newsListMessages } from './messages';
export { NewsList, type NewsListProps } from './NewsList';
export type { NewsSource } from './NewsSource';
