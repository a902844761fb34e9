export { DataCheck, type DataCheckProps } from './DataCheck';
export type { CourseFinding, DataCheckSource } from './DataCheckSource';
export { dataCheckMessages } from './messages';
