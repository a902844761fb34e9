export { CommentList, type CommentListProps } from './CommentList';
export { commentListMessages } from './messages';
