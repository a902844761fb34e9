import type { DatabaseLogger } from '../database';

/** A logger for tests that do not look at the log. */
export const silentLogger: DatabaseLogger = { info() {}, warn() {}, error() {} };
