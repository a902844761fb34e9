export * from './FeedbackDialog';
export * from './ImageUpload';
export * from './PictureField';
