export * from './additionalInfo';
export * from './document';
export * from './grades';
export * from './mapping';
export * from './reportData';
export * from './reportMatrices';
export * from './syllabusData';
export * from './yearOptions';
