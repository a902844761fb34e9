export { DataCheck, type DataCheckProps } from './DataCheck';
export type { DataCheckSource } from './DataCheckSource';
export { dataCheckMessages } from './messages';
