import type { DatabaseLogger } from './database';

/** A logger for tests and commands that do not look at the log. */
export const silentLogger: DatabaseLogger = { info() {}, warn() {}, error() {} };
