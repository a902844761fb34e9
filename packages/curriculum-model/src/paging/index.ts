export * from './page';
export * from './pageSizes';
