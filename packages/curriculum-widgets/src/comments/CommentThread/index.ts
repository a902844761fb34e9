export { CommentBox, type CommentBoxProps } from './CommentBox';
export { CommentThread, type CommentThreadProps } from './CommentThread';
export type { CommentListSource, CommentThreadSource } from './CommentSource';
export { commentThreadMessages } from './messages';
export type { UnsentTexts } from './UnsentTexts';
export { ThreadPlace } from './ThreadPlace';
