export { newNoticesMessages } from './messages';
export { NewNotices, type NewNoticesProps } from './NewNotices';
