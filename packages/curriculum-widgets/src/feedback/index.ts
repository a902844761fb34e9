export * from './FeedbackDialog';
export * from './ImageUpload';
