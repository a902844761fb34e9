export { describeOnEachEngine, describeOnOneEngine } from './describeOnEachEngine';
export { silentLogger } from './silentLogger';
export { copyEmptyDatabase, embeddedImage } from './emptyDatabase';
export { emptyTables } from './emptyTables';
