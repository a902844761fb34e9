export type * from './MatricesSource';
export type * from './MatrixDesk';
