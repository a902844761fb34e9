export { CommentMark, type CommentMarkProps } from './CommentMark';
export type { MarkedFinding } from './MarkedFindings';
export { commentMarkMessages } from './messages';
