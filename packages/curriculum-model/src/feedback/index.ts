export * from './base64';
export * from './feedbackSchema';
export * from './imageRules';
export * from './limits';
export * from './pictureText';
