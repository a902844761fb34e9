export * from './page';
export * from './pageSizes';
export * from './listSort';
export * from './sortField';
