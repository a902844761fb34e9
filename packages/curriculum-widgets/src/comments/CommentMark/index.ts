export { CommentMark, type CommentMarkProps } from './CommentMark';
export { commentMarkMessages } from './messages';
