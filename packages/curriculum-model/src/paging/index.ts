export * from './page';
export * from './pageSizes';
export * from './listSort';
export * from './listWords';
export * from './listWordSchemas';
export * from './sortField';
