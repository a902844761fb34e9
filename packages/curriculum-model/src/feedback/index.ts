export * from './feedbackSchema';
export * from './imageRules';
export * from './limits';
