export type { Database, DatabaseLogger, Engine, OpenDatabase, Queries, Transaction } from './database';
export { faultOf, isUnwritable, mayBeStored, type DatabaseFault } from './databaseFault';
export { explainStart } from './explainStart';
export { DatabaseLostError } from './lostError';
export { openDatabase } from './openDatabase';
export * as schema from './schema';
export { putReferenceData } from './putReferenceData';
export { seedSampleProgramme } from './sample';
export type { Translations } from '@college/curriculum-model';
