export { noticeBellMessages } from './messages';
export { NoticeBell, type NoticeBellProps } from './NoticeBell';
