export * from './feedbackSchema';
export * from './limits';
