// What PGlite's main loop throws after an SQL error, as a jump back to where the next message is read.
const jumpStatus = 100;

/**
 * Calls `onFault` with anything else that the engine's main loop throws: stack overflow, out of memory, a panic, an exit. PGlite 0.5.16 swallows these
 * and keeps running on a corrupted engine, where PostgreSQL would restart.
 * @param {import('@electric-sql/pglite').PGlite} engine
 * @param {(fault: unknown) => void} onFault
 */
export function watchFaults(engine, onFault) {
  const { Module } = engine;
  const step = Module._PostgresMainLoopOnce;
  Module._PostgresMainLoopOnce = () => {
    try {
      step();
    } catch (error) {
      if (error?.status !== jumpStatus) onFault(error);
      throw error;
    }
  };
}
