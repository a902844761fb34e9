export * from './CommentDialog';
export * from './CommentList';
export * from './CommentMark';
export * from './CommentThread';
export * from './PlaceComments';
