export * from './ministries';
export * from './qualification';
export * from './qualificationPageRequest';
export * from './qualificationSort';
