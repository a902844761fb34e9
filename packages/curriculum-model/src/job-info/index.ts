export * from './jobAd';
export * from './jobDuties';
export * from './jobFacets';
export * from './jobRules';
export * from './sampleJobs';
