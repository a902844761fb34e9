export { describeOnEachEngine, describeOnOneEngine, type TestDatabase } from './describeOnEachEngine';
export { silentLogger } from '../silentLogger';
export { copyEmptyDatabase, embeddedImage } from './emptyDatabase';
export { layGround, type Ground } from './ground';
export { openPostgresDatabase } from './postgresDatabase';
export { emptyTables } from './emptyTables';
