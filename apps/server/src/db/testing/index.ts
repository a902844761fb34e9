export { describeOnEachEngine, describeOnOneEngine } from './describeOnEachEngine';
export { silentLogger } from './silentLogger';
export { emptyTables } from './emptyTables';
export { startScript } from './startScript';
