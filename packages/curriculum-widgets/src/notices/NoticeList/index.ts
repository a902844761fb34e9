export { noticeListMessages } from './messages';
export { NoticeList, type NoticeListProps } from './NoticeList';
export type { NoticeListSource } from './NoticeListSource';
