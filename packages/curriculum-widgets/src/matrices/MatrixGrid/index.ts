export type * from './matrixGridProps';
