export * from './additionalInfo';
export * from './grades';
export * from './mapping';
export * from './reportMatrices';
export * from './syllabusData';
export * from './yearOptions';
