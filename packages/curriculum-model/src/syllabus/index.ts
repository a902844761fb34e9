export * from './additionalInfo';
export * from './reportMatrices';
export * from './syllabusData';
