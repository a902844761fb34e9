export * from './CommentList';
export * from './CommentThread';
