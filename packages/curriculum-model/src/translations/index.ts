export * from './courseText';
export * from './courseTexts';
export * from './translatedFields';
